import { defaultRules } from '#domain/play-limits/rules';
import { createPresence } from '#lambdas/notices/presence';
import { createReminderStore } from '#lambdas/notices/stores/reminder-store';
import type { PlayDependencies } from '#lambdas/play/routes';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { now } from '#lambdas/runtime/composition/clock';
import { playerDependencies } from '#lambdas/runtime/composition/players';
import { serverSeeds } from '#lambdas/runtime/composition/server-seeds';
import { playerApiSettings } from '#lambdas/runtime/composition/wallets';
import { numericSetting, setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import { createWinStore } from '#lambdas/wins/stores/win-store';
import { createWinnerStore } from '#lambdas/wins/stores/winner-store';

export function playDependencies(): PlayDependencies {
  const log = createLog('play');
  const client = dynamoDb();
  const { loadOrOpen, ...player } = playerDependencies(client, log);
  const reminders = createReminderStore(client, setting('NOTICES_TABLE'));
  const rememberVisit = createPresence({ reminders, now, log });
  return {
    ...player,
    // Every page of a signed-in player reads the wallet here; settling an operation usually does not.
    async loadOrOpen(id) {
      const open = await loadOrOpen(id);
      await rememberVisit(id);
      return open;
    },
    wins: createWinStore(client, setting('METRICS_TABLE')),
    winners: createWinnerStore(client, {
      wallets: setting('WALLETS_TABLE'),
      players: setting('PLAYERS_TABLE'),
    }),
    serverSeeds: serverSeeds(),
    rules: {
      ...defaultRules,
      shortestCycleMs: {
        slots: numericSetting('SHORTEST_CYCLE_MS_SLOTS'),
        others: numericSetting('SHORTEST_CYCLE_MS_OTHERS'),
      },
      writesPerSecond: numericSetting('WRITES_PER_SECOND'),
    },
    api: playerApiSettings(log, player.wallets),
  };
}
