import { randomBytes } from 'node:crypto';
import { defaultRules } from '#domain/play-limits/rules';
import { createDailyStore } from '#lambdas/bonuses/stores/daily-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { affiliateStores } from '#lambdas/runtime/composition/affiliates';
import { freeEntries } from '#lambdas/runtime/composition/free-entries';
import { playerDependencies } from '#lambdas/runtime/composition/players';
import { referralDependencies } from '#lambdas/runtime/composition/referrals';
import { serverSeeds } from '#lambdas/runtime/composition/server-seeds';
import { traitNotes } from '#lambdas/runtime/composition/traits';
import { playerApiSettings } from '#lambdas/runtime/composition/wallets';
import { numericSetting, setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import type { BonusDependencies } from './routes';

export function bonusDependencies(): BonusDependencies {
  const log = createLog('bonuses');
  const client = dynamoDb();
  const player = playerDependencies(client, log);
  return {
    ...player,
    ...freeEntries(client),
    ...referralDependencies(client),
    ...affiliateStores(client, setting('AFFILIATES_TABLE')),
    ...traitNotes(client),
    makeSecret: () => randomBytes(32).toString('base64url'),
    serverSeeds: serverSeeds(),
    dailies: createDailyStore(client, setting('DAILIES_TABLE')),
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND') },
    api: playerApiSettings(log, player.wallets),
  };
}
