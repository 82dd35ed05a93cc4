import { connectToHouse, type House } from '../../frame-games/protocol/connect-to-house';
import { showSettings } from '../../frame-games/protocol/show-settings';
import type { Bridge } from './bridge';

/** The house, which is met while the game is still loading, and who hears it once the game can. */
export interface Meeting {
  readonly house: Promise<House>;
  hearBy(bridge: Bridge): void;
}

export function meetHouse(gameId: string): Meeting {
  let bridge: Bridge | null = null;
  const house = connectToHouse(gameId, {
    onSettings(settings) {
      showSettings(settings);
      bridge?.heard.onSettings(settings);
    },
    onTable: (table) => bridge?.heard.onTable(table),
    onBalance: (balance) => bridge?.heard.onBalance(balance),
    onLimits: (limits) => bridge?.heard.onLimits(limits),
    onResume: (news) => bridge?.heard.onResume(news),
    onReplay: (round) => bridge?.heard.onReplay(round),
    onPause: (because) => bridge?.heard.onPause(because),
    onGoOn: () => bridge?.heard.onGoOn(),
  });
  return {
    house: house.then((met) => {
      showSettings(met.welcome.settings);
      return met;
    }),
    hearBy: (next) => void (bridge = next),
  };
}
