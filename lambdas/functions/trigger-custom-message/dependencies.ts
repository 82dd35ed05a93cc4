import type { AllowCodeDependencies } from '#lambdas/account/sign-up/allow-code';
import { createPlayerStore } from '#lambdas/account/stores/player-store';
import { dynamoDb, triggerPatience } from '#lambdas/runtime/aws/aws-clients';
import { now } from '#lambdas/runtime/composition/clock';
import { setting } from '#lambdas/runtime/environment';

/** What decides which codes go out, while Cognito waits. */
export function customMessageDependencies(): AllowCodeDependencies {
  const players = createPlayerStore(dynamoDb(triggerPatience), setting('PLAYERS_TABLE'));
  return { emailChangesOf: async (player) => (await players.find(player))?.emailChanges, now };
}
