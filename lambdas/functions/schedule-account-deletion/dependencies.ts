import type { DeleteAccountsDependencies } from '#lambdas/account/deletion/delete-accounts';
import type { EndOrphanedAccountsDependencies } from '#lambdas/account/deletion/end-orphaned-accounts';
import { createDeletionStore } from '#lambdas/account/stores/deletion-store';
import { createErasureStore } from '#lambdas/account/stores/erasure-store';
import { createOpenedPlayers } from '#lambdas/account/stores/opened-players';
import type { PlayerFiles } from '#lambdas/account/stores/player-files';
import { createPlayerStore } from '#lambdas/account/stores/player-store';
import { createUserDirectory } from '#lambdas/account/stores/user-directory';
import { createPurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { createNoticeStore } from '#lambdas/notices/stores/notice-store';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { atFirstCall } from '#lambdas/runtime/at-first-call';
import { cognito } from '#lambdas/runtime/aws/cognito';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { createOrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import { sqs } from '#lambdas/runtime/aws/sqs';
import { affiliateStores } from '#lambdas/runtime/composition/affiliates';
import { walletDependencies } from '#lambdas/runtime/composition/wallets';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

export function accountDeletionDependencies(): DeleteAccountsDependencies & EndOrphanedAccountsDependencies {
  const client = dynamoDb();
  const tables = {
    players: setting('PLAYERS_TABLE'),
    carts: setting('CARTS_TABLE'),
    dailies: setting('DAILIES_TABLE'),
    notices: setting('NOTICES_TABLE'),
    orders: setting('ORDERS_TABLE'),
    freeEntries: setting('FREE_ENTRIES_TABLE'),
    identityChecks: setting('IDENTITY_CHECKS_TABLE'),
    affiliates: setting('AFFILIATES_TABLE'),
    tickets: setting('TICKETS_TABLE'),
    notes: setting('NOTES_TABLE'),
  };
  return {
    ...walletDependencies(client, createLog('account-deletion')),
    orders: createOrderStore(client, tables.orders),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    ...affiliateStores(client, tables.affiliates),
    players: createPlayerStore(client, tables.players),
    openedPlayers: createOpenedPlayers(client, tables.players),
    notices: createNoticeStore(client, tables.notices),
    deletions: createDeletionStore(client, tables.notices),
    erasure: createErasureStore(client, tables),
    files: playerFiles(),
    directory: createUserDirectory(cognito(), setting('USER_POOL_ID')),
    events: createOrderedQueue(sqs(), setting('NOTICES_QUEUE_URL')),
  };
}

/** Most runs delete no account. */
function playerFiles(): PlayerFiles {
  const bucket = setting('FILES_BUCKET');
  return atFirstCall<PlayerFiles>(async () => {
    const { openPlayerFiles } = await import('#lambdas/runtime/composition/on-demand/player-files');
    return openPlayerFiles(bucket);
  });
}
