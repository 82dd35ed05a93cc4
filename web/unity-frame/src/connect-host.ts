import { connectToHost, type Host } from '../../frame-games/protocol/connect-to-host';
import { showSettings } from '../../frame-games/protocol/show-settings';
import type { Bridge } from './bridge';

/** The host connection, which starts while the game is loading, and its listener once the game runs. */
export interface Meeting {
  readonly host: Promise<Host>;
  hearBy(bridge: Bridge): void;
}

export function connectHost(gameId: string): Meeting {
  let bridge: Bridge | null = null;
  const host = connectToHost(gameId, {
    onSettings(settings) {
      showSettings(settings);
      bridge?.heard.onSettings(settings);
    },
    onTable: (table) => bridge?.heard.onTable(table),
    onBalance: (balance) => bridge?.heard.onBalance(balance),
    onLimits: (limits) => bridge?.heard.onLimits(limits),
    onResume: (update) => bridge?.heard.onResume(update),
    onReplay: (round) => bridge?.heard.onReplay(round),
    onPause: (because) => bridge?.heard.onPause(because),
    onGoOn: () => bridge?.heard.onGoOn(),
  });
  return {
    host: host.then((met) => {
      showSettings(met.welcome.settings);
      return met;
    }),
    hearBy: (next) => void (bridge = next),
  };
}
