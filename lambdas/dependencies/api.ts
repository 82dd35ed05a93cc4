import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { createAffiliateStore } from '#stores/affiliate-store';
import { createApprovalStore } from '#stores/approval-store';
import { createCommitTogether } from '#stores/atomic-write';
import { createAuditStore } from '#stores/audit-store';
import { createAvatarFiles } from '#stores/avatar-files';
import { cognito, dynamoDb, s3, sqs } from '#stores/aws-clients';
import { createClickStore } from '#stores/click-store';
import { createCommissionStore } from '#stores/commission-store';
import { createDailyStore } from '#stores/daily-store';
import { createDeletionStore } from '#stores/deletion-store';
import { createExportFiles } from '#stores/export-files';
import { createFreeEntryStore } from '#stores/free-entry-store';
import { createMetricReads } from '#stores/metric-reads';
import { createNoticeStore } from '#stores/notice-store';
import { createOrderStore } from '#stores/order-store';
import { createOrderedQueue } from '#stores/ordered-queue';
import { createPictureStore } from '#stores/picture-store';
import { createPlayerStore } from '#stores/player-store';
import { createPurchaseStore } from '#stores/purchase-store';
import { createQuestStore } from '#stores/quest-store';
import { createReferralChecks } from '#stores/referral-checks';
import { createReminderStore } from '#stores/reminder-store';
import { createTicketStore } from '#stores/ticket-store';
import { createAvatarForms, createDocumentForms } from '#stores/upload-forms';
import { createUserList } from '#stores/user-list';
import { apiSettings, numericSetting, setting } from '../environment';
import { createPresence } from '../notices/presence';
import { createLog } from '../outcome/log';
import type { AccountDependencies } from '../play-fab-ops/account/routes';
import type { AdminDependencies } from '../play-fab-ops/admin/routes';
import type { BonusDependencies } from '../play-fab-ops/bonuses/routes';
import type { PlayDependencies } from '../play-fab-ops/play/routes';
import type { PublicDependencies } from '../play-fab-ops/public/routes';
import type { QuestRouteDependencies } from '../play-fab-ops/quests/routes';
import { now, wait } from './clock';
import { giftCodes, sealOfCodes } from './gift-codes';
import { identityChecks } from './identity';
import { productStore } from './products';
import { plannedRandomPrizes, publishedRandomPrizes } from './random-prizes';
import { invitees } from './referrals';
import { serverSeeds } from './server-seeds';
import { stageKey } from './stage-key';
import { traitNotes } from './traits';
import { playerApiSettings, playerDependencies, walletDependencies } from './wallets';

/** What the routes of wallet, games and fairness run on. */
export function playDependencies(): PlayDependencies {
  const log = createLog('play');
  const client = dynamoDb();
  const { loadOrOpen, ...player } = playerDependencies(client, log);
  const reminders = createReminderStore(client, setting('NOTICES_TABLE'));
  const rememberVisit = createPresence({ reminders, now, log });
  return {
    ...player,
    // Every page of a signed-in player reads the wallet here; whoever settles an operation does so without.
    async loadOrOpen(id) {
      const open = await loadOrOpen(id);
      await rememberVisit(id);
      return open;
    },
    serverSeeds: serverSeeds(),
    rules: {
      ...defaultRules,
      shortestCycleMs: {
        slots: numericSetting('SHORTEST_CYCLE_MS_SLOTS', { atLeast: 0 }),
        others: numericSetting('SHORTEST_CYCLE_MS_OTHERS', { atLeast: 0 }),
      },
      writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }),
    },
    api: playerApiSettings(log, player.wallets),
  };
}

/** What the routes of the account run on. */
export function accountDependencies(): AccountDependencies {
  const log = createLog('account');
  const client = dynamoDb();
  const { directory, ...player } = playerDependencies(client, log);
  return {
    ...player,
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    notices: createNoticeStore(client, setting('NOTICES_TABLE')),
    ...identityChecks(client),
    signForm: createDocumentForms(s3(), setting('FILES_BUCKET')),
    directory,
    endSignIns: directory.endSignIns,
    makeSecret: () => randomBytes(16).toString('hex'),
    exports: createOrderedQueue(sqs(), setting('EXPORTS_QUEUE_URL')),
    files: createExportFiles(s3(), setting('FILES_BUCKET')),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    deletions: createDeletionStore(client, setting('NOTICES_TABLE')),
    tickets: createTicketStore(client, setting('TICKETS_TABLE')),
    readEdgeKey: stageKey('EDGE_KEY_SECRET'),
    avatars: createAvatarFiles(s3(), setting('FILES_BUCKET')),
    signAvatarForm: createAvatarForms(s3(), setting('FILES_BUCKET')),
    ...traitNotes(client),
    wait,
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }) },
    api: playerApiSettings(log, player.wallets),
  };
}

/** What the routes that need no sign-in run on. */
export function publicDependencies(): PublicDependencies {
  return {
    ...publishedRandomPrizes(dynamoDb()),
    metrics: createMetricReads(dynamoDb(), setting('METRICS_TABLE')),
    affiliates: createAffiliateStore(dynamoDb(), setting('AFFILIATES_TABLE')),
    clicks: createClickStore(dynamoDb(), setting('AFFILIATES_TABLE')),
    ...traitNotes(dynamoDb()),
    makeSalt: () => randomBytes(16).toString('base64url'),
    api: apiSettings(createLog('public')),
  };
}

/** What the routes of everything that is given run on. */
export function bonusDependencies(): BonusDependencies {
  const log = createLog('bonuses');
  const client = dynamoDb();
  const player = playerDependencies(client, log);
  return {
    ...player,
    ...freeEntries(client),
    ...invitees(client),
    ...affiliateStores(client),
    ...traitNotes(client),
    serverSeeds: serverSeeds(),
    dailies: createDailyStore(client, setting('DAILIES_TABLE')),
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }) },
    api: playerApiSettings(log, player.wallets),
  };
}

/** What the routes of quests run on. */
export function questsDependencies(): QuestRouteDependencies {
  const log = createLog('quests');
  const client = dynamoDb();
  const player = playerDependencies(client, log);
  return {
    ...player,
    quests: createQuestStore(client, setting('DAILIES_TABLE')),
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }) },
    api: playerApiSettings(log, player.wallets),
  };
}

/** What the routes of those who run the store run on. */
export function adminDependencies(): AdminDependencies {
  const log = createLog('admin');
  const client = dynamoDb();
  const admin = walletDependencies(client, log);
  return {
    ...admin,
    approvals: createApprovalStore(client, setting('APPROVALS_TABLE')),
    events: createOrderedQueue(sqs(), setting('NOTICES_QUEUE_URL')),
    ...freeEntries(client),
    ...identityChecks(client),
    ...affiliateStores(client),
    ...traitNotes(client),
    referrals: createReferralChecks(client, setting('REFERRALS_TABLE')),
    rules: {
      ...defaultRules,
      identityCheckAbove: amount(numericSetting('IDENTITY_CHECK_ABOVE', { atLeast: 0 })),
    },
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    products: productStore(client, log),
    ...giftCodes(client),
    sealOfCodes: sealOfCodes(),
    ...plannedRandomPrizes(client),
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    users: createUserList(cognito(), setting('USER_POOL_ID')),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    notices: createNoticeStore(client, setting('NOTICES_TABLE')),
    metrics: createMetricReads(client, setting('METRICS_TABLE')),
    audit: createAuditStore(client, setting('AUDIT_TABLE'), now),
    tickets: createTicketStore(client, setting('TICKETS_TABLE')),
    pictures: createPictureStore(s3(), setting('FILES_BUCKET')),
    api: playerApiSettings(log, admin.wallets),
  };
}

function affiliateStores(client: DynamoDBDocumentClient) {
  const table = setting('AFFILIATES_TABLE');
  return {
    affiliates: createAffiliateStore(client, table),
    commissions: createCommissionStore(client, table),
  };
}

function freeEntries(client: DynamoDBDocumentClient) {
  return {
    freeEntries: createFreeEntryStore(client, setting('FREE_ENTRIES_TABLE')),
    commitTogether: createCommitTogether(client),
  };
}
