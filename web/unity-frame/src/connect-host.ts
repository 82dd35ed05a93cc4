import { connectToHost, type Host } from '../../frame-games/protocol/connect-to-host';
import { showSettings } from '../../frame-games/protocol/show-settings';
import type { Bridge } from './bridge';

/** The host connection, which starts while the game is loading, and its listener once the game runs. */
export interface HostConnection {
  readonly host: Promise<Host>;
  deliverTo(bridge: Bridge): void;
}

export function connectHost(gameId: string): HostConnection {
  let bridge: Bridge | null = null;
  const host = connectToHost(gameId, {
    onSettings(settings) {
      showSettings(settings);
      bridge?.received.onSettings(settings);
    },
    onTable: (table) => bridge?.received.onTable(table),
    onBalance: (balance) => bridge?.received.onBalance(balance),
    onLimits: (limits) => bridge?.received.onLimits(limits),
    onResume: (update) => bridge?.received.onResume(update),
    onReplay: (round) => bridge?.received.onReplay(round),
    onPause: (because) => bridge?.received.onPause(because),
    onGoOn: () => bridge?.received.onGoOn(),
  });
  return {
    host: host.then((connected) => {
      showSettings(connected.welcome.settings);
      return connected;
    }),
    deliverTo: (next) => void (bridge = next),
  };
}
