import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { createPlayerStore } from '#lambdas/account/stores/player-store';
import type { UserList } from '#lambdas/account/stores/user-list';
import { createApprovalStore } from '#lambdas/approvals/stores/approval-store';
import { createAuditStore } from '#lambdas/audit/stores/audit-store';
import { createMailInCounts } from '#lambdas/bonuses/stores/mail-in-counts';
import { createStockLevels } from '#lambdas/catalog/stores/stock-levels';
import { createPurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { createNoteStore } from '#lambdas/notes/stores/note-store';
import { createNoticeStore } from '#lambdas/notices/stores/notice-store';
import { createOrderLists } from '#lambdas/orders/stores/order-lists';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { createReferralChecks } from '#lambdas/referrals/stores/referral-checks';
import { atFirstCall, once } from '#lambdas/runtime/at-first-call';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { now } from '#lambdas/runtime/composition/clock';
import { freeEntries } from '#lambdas/runtime/composition/free-entries';
import { giftCodes, sealOfCodes } from '#lambdas/runtime/composition/gift-codes';
import { identityChecks } from '#lambdas/runtime/composition/identity';
import { productStore } from '#lambdas/runtime/composition/products';
import { orderedQueue } from '#lambdas/runtime/composition/queues';
import { plannedRandomPrizes } from '#lambdas/runtime/composition/random-prizes';
import { traitNotes } from '#lambdas/runtime/composition/traits';
import { playerApiSettings, walletDependencies } from '#lambdas/runtime/composition/wallets';
import { numericSetting, setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import { createTicketStore } from '#lambdas/support/stores/ticket-store';
import { createTriageStore } from '#lambdas/support/stores/triage-store';
import { createRestrictedPlayers } from '#lambdas/wallet/stores/restricted-players';
import type { AdminDependencies } from './admin-api';

export function adminDependencies(): AdminDependencies {
  const log = createLog('admin');
  const client = dynamoDb();
  const admin = walletDependencies(client, log);
  const files = adminFiles();
  const records = adminRecords(client);
  return {
    ...admin,
    approvals: createApprovalStore(client, setting('APPROVALS_TABLE')),
    events: orderedQueue('NOTICES_QUEUE_URL'),
    ...freeEntries(client),
    mailInCounts: createMailInCounts(client, setting('FREE_ENTRIES_TABLE')),
    ...identityChecks(client),
    openAffiliates: affiliatesOf(client),
    openProvider: providerOf(client),
    ...traitNotes(client),
    referrals: createReferralChecks(client, setting('REFERRALS_TABLE')),
    rules: {
      ...defaultRules,
      identityCheckAbove: amount(numericSetting('IDENTITY_CHECK_ABOVE')),
    },
    orders: {
      ...createOrderStore(client, setting('ORDERS_TABLE')),
      ...createOrderLists(client, setting('ORDERS_TABLE')),
    },
    products: productStore(client, log),
    readStockLevels: createStockLevels(client, setting('PRODUCTS_TABLE')),
    ...giftCodes(client),
    sealOfCodes: sealOfCodes(),
    ...plannedRandomPrizes(client),
    leastWorthPercent: numericSetting('LEAST_MYSTERY_WORTH_PERCENT'),
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    restricted: createRestrictedPlayers(client, setting('WALLETS_TABLE')),
    users: userList(),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    notes: createNoteStore(client, setting('NOTES_TABLE')),
    notices: createNoticeStore(client, setting('NOTICES_TABLE')),
    metrics: atFirstCall(async () => (await records()).metrics),
    alarms: atFirstCall(async () => (await records()).alarms),
    audit: createAuditStore(client, setting('AUDIT_TABLE'), now),
    tickets: createTicketStore(client, setting('TICKETS_TABLE')),
    triages: createTriageStore(client, setting('TICKETS_TABLE')),
    documents: atFirstCall(async () => (await files()).documents),
    pictures: atFirstCall(async () => (await files()).pictures),
    api: playerApiSettings(log, admin.wallets),
  };
}

function userList(): UserList {
  const userPoolId = setting('USER_POOL_ID');
  return atFirstCall<UserList>(async () => {
    const { openUserList } = await import('#lambdas/runtime/composition/on-demand/user-list');
    return openUserList(userPoolId);
  });
}

function adminFiles() {
  const bucket = setting('FILES_BUCKET');
  return once(async () => {
    const { openAdminFiles } = await import('#lambdas/runtime/composition/on-demand/admin-files');
    return openAdminFiles(bucket);
  });
}

function adminRecords(client: DynamoDBDocumentClient) {
  const table = setting('METRICS_TABLE');
  return once(async () => {
    const { openAdminRecords } = await import('#lambdas/runtime/composition/on-demand/admin-records');
    return openAdminRecords(client, table);
  });
}

function affiliatesOf(client: DynamoDBDocumentClient): AdminDependencies['openAffiliates'] {
  const table = setting('AFFILIATES_TABLE');
  return async () => {
    const { affiliateStores } = await import('#lambdas/runtime/composition/affiliates');
    return affiliateStores(client, table);
  };
}

function providerOf(client: ReturnType<typeof dynamoDb>): AdminDependencies['openProvider'] {
  return once(async () => {
    const { paymentDependencies } = await import('#lambdas/runtime/composition/payments');
    return paymentDependencies(client).provider;
  });
}
