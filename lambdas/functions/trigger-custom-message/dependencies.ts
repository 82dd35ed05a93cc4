import type { AllowCodeDependencies } from '#lambdas/account/sign-up/allow-code';
import { createPlayerStore } from '#lambdas/account/stores/player-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { triggerPatience } from '#lambdas/runtime/aws/patience';
import { now } from '#lambdas/runtime/composition/clock';
import { setting } from '#lambdas/runtime/environment';

/** Dependencies of the trigger that allows confirmation codes. Cognito waits for it, hence the short timeouts. */
export function customMessageDependencies(): AllowCodeDependencies {
  const players = createPlayerStore(dynamoDb(triggerPatience), setting('PLAYERS_TABLE'));
  return { emailChangesOf: async (player) => (await players.find(player))?.emailChanges, now };
}
