import { defaultRules } from '#domain/play-limits/rules';
import type { QuestRouteDependencies } from '#lambdas/quests/routes';
import { createQuestStore } from '#lambdas/quests/stores/quest-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { playerDependencies } from '#lambdas/runtime/composition/players';
import { playerApiSettings } from '#lambdas/runtime/composition/wallets';
import { numericSetting, setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

export function questsDependencies(): QuestRouteDependencies {
  const log = createLog('quests');
  const client = dynamoDb();
  const player = playerDependencies(client, log);
  return {
    ...player,
    quests: createQuestStore(client, setting('DAILIES_TABLE')),
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND') },
    api: playerApiSettings(log, player.wallets),
  };
}
