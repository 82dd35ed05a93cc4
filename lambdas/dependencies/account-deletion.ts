import { cognito, dynamoDb, s3, sqs } from '#stores/aws-clients';
import { createDeletionStore } from '#stores/deletion-store';
import { createErasureStore } from '#stores/erasure-store';
import { createNoticeStore } from '#stores/notice-store';
import { createOrderStore } from '#stores/order-store';
import { createOrderedQueue } from '#stores/ordered-queue';
import { createPlayerFiles } from '#stores/player-files';
import { createPlayerStore } from '#stores/player-store';
import { createPurchaseStore } from '#stores/purchase-store';
import { createUserDirectory } from '#stores/user-directory';
import type { DeleteAccountsDependencies } from '../account-deletion/delete-accounts';
import type { EndOrphanedAccountsDependencies } from '../account-deletion/end-orphaned-accounts';
import { setting } from '../environment';
import { createLog } from '../outcome/log';
import { walletDependencies } from './wallets';

/** What carries out the deletion of accounts. */
export function accountDeletionDependencies(): DeleteAccountsDependencies & EndOrphanedAccountsDependencies {
  const client = dynamoDb();
  const tables = {
    players: setting('PLAYERS_TABLE'),
    carts: setting('CARTS_TABLE'),
    reservations: setting('RESERVATIONS_TABLE'),
    dailies: setting('DAILIES_TABLE'),
    notices: setting('NOTICES_TABLE'),
    orders: setting('ORDERS_TABLE'),
    freeEntries: setting('FREE_ENTRIES_TABLE'),
    identityChecks: setting('IDENTITY_CHECKS_TABLE'),
    affiliates: setting('AFFILIATES_TABLE'),
    tickets: setting('TICKETS_TABLE'),
  };
  return {
    ...walletDependencies(client, createLog('account-deletion')),
    orders: createOrderStore(client, tables.orders),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    players: createPlayerStore(client, tables.players),
    notices: createNoticeStore(client, tables.notices),
    deletions: createDeletionStore(client, tables.notices),
    erasure: createErasureStore(client, tables),
    files: createPlayerFiles(s3(), setting('FILES_BUCKET')),
    directory: createUserDirectory(cognito(), setting('USER_POOL_ID')),
    events: createOrderedQueue(sqs(), setting('NOTICES_QUEUE_URL')),
  };
}
