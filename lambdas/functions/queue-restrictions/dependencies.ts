import { createPlayerStore } from '#lambdas/account/stores/player-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { walletDependencies } from '#lambdas/runtime/composition/wallets';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import type { ShareRestrictionDependencies } from '#lambdas/wallet/share-restriction';

export function shareRestrictionDependencies(): ShareRestrictionDependencies {
  const client = dynamoDb();
  return {
    ...walletDependencies(client, createLog('share-restrictions')),
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
  };
}
