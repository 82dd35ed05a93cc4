import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { welcomeGifts } from '#domain/coins/welcome';
import { listGames, listRetiredGames } from '#domain/games/games';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import type { ApiSettings } from '#http/api';
import { PlayerGone } from '#http/player';
import { createReadLimiter } from '#http/read-limiter';
import { createCommitTogether } from '#stores/atomic-write';
import { cognito, dynamoDb, s3, ses, sqs, triggerPatience } from '#stores/aws-clients';
import { createCartStore } from '#stores/cart-store';
import { createDailyStore } from '#stores/daily-store';
import { createDelayedQueue } from '#stores/delayed-queue';
import { createDocumentStore, nameOfQuarantined } from '#stores/document-store';
import { createExportFiles } from '#stores/export-files';
import { createFigureReads } from '#stores/figure-reads';
import { createFigureStore } from '#stores/figure-store';
import { createFreeEntryStore } from '#stores/free-entry-store';
import { createIdentityCheckStore } from '#stores/identity-check-store';
import { createHistoryReader } from '#stores/ledger-history';
import { createLedgerRows } from '#stores/ledger-rows';
import { createLedgerStore } from '#stores/ledger-store';
import { createMailClient } from '#stores/mail-client';
import { createNoticeStore } from '#stores/notice-store';
import { createOrderStore } from '#stores/order-store';
import { createOrderedQueue } from '#stores/ordered-queue';
import { createPictureStore } from '#stores/picture-store';
import { createPlayStates } from '#stores/play-states';
import { createPlayerStore } from '#stores/player-store';
import { createPlayerZones } from '#stores/player-zones';
import { createProductStore, type ProductStore } from '#stores/product-store';
import { createProfileStore } from '#stores/profile-store';
import { createPurchaseStore } from '#stores/purchase-store';
import { createPushClient } from '#stores/push-client';
import { createQuestStore } from '#stores/quest-store';
import { createReminderStore } from '#stores/reminder-store';
import { createReservationStore } from '#stores/reservation-store';
import { readStreamRows } from '#stores/stream-rows';
import { createUserDirectory } from '#stores/user-directory';
import { createWalletStore } from '#stores/wallet-store';
import type { MakeExportsDependencies } from './account-export/make-exports';
import { apiSettings, numericSetting, roleCredentials, setting } from './environment';
import type { ReceiveDocumentDependencies } from './identity/receive-document';
import { createPresence } from './notices/presence';
import type { RemindDependencies } from './notices/remind-players/remind-player';
import type { SendMailsDependencies } from './notices/send-mails/send-mails';
import type { WriteNoticesDependencies } from './notices/write-notices/write-notices';
import { callerWhoIs } from './outcome/caller';
import { createLog, type Log, logLines } from './outcome/log';
import type { AccountDependencies } from './play-fab-ops/account/routes';
import type { AdminDependencies } from './play-fab-ops/admin/routes';
import type { BonusDependencies } from './play-fab-ops/bonuses/routes';
import type { PlayDependencies } from './play-fab-ops/play/routes';
import type { PublicDependencies } from './play-fab-ops/public/routes';
import type { QuestRouteDependencies } from './play-fab-ops/quests/routes';
import type { ShopDependencies } from './play-fab-ops/shop/routes';
import type { LapseDependencies } from './reservations/lapse-reservation';
import { countQuests } from './streams/projections/count-quests';
import type { ProjectDependencies } from './streams/projections/project-rows';
import type { PushDependencies } from './streams/push/push-events';
import type { RelayDependencies } from './streams/relay/relay-rows';
import type { DemoProductsDependencies } from './triggers/demo-products/create-demo-products';
import type { LinkProviderDependencies } from './triggers/pre-sign-up/link-provider';
import { loadOrOpenWallet, type OpenWalletDependencies } from './wallet/open-wallet';
import { walletsOfCallers } from './wallet/wallets-of-callers';

/** Every game that the ledger may have rounds of: what is played comes from these lists, and nothing ever leaves both. */
const gamesOnRecord = [...new Set([...listGames(), ...listRetiredGames()].map(({ id }) => id))];

/** How long AppSync may take to tell its subscribers. */
const pushTimeoutMs = 3_000;

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
    rules: {
      ...defaultRules,
      shortestCycleMs: {
        slots: numericSetting('SHORTEST_CYCLE_MS_SLOTS', { atLeast: 0 }),
        others: numericSetting('SHORTEST_CYCLE_MS_OTHERS', { atLeast: 0 }),
      },
      writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }),
    },
    api: playerApiSettings(log),
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
    endSignIns: directory.endSignIns,
    exports: createOrderedQueue(sqs(), setting('EXPORTS_QUEUE_URL')),
    files: createExportFiles(s3(), setting('FILES_BUCKET')),
    wait,
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }) },
    api: playerApiSettings(log),
  };
}

/** What looks at files that show who players are. */
export function identityDocumentDependencies(): ReceiveDocumentDependencies {
  const client = dynamoDb();
  return {
    ...identityChecks(client),
    nameOf: nameOfQuarantined,
    pause,
    log: createLog('identity-document'),
  };
}

/** What makes files of all that is known of a player. */
export function accountExportDependencies(): Omit<MakeExportsDependencies, 'games'> {
  const log = createLog('account-export');
  const client = dynamoDb();
  return {
    ...walletDependencies(client, log),
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    commitTogether: createCommitTogether(client),
    readHistory: createHistoryReader(client, setting('LEDGER_TABLE'), gamesOnRecord),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    files: createExportFiles(s3(), setting('FILES_BUCKET')),
    rules: defaultRules,
  };
}

/** What the routes that need no sign-in run on. */
export function publicDependencies(): PublicDependencies {
  return {
    figures: createFigureReads(dynamoDb(), setting('FIGURES_TABLE')),
    now,
    api: apiSettings(createLog('public')),
  };
}

/** What the routes of cart, checkout and orders run on. */
export function shopDependencies(): ShopDependencies {
  const log = createLog('shop');
  const client = dynamoDb();
  const { findUser, ...player } = playerDependencies(client, log);
  return {
    ...player,
    ...reservedPieces(client, log),
    commitTogether: createCommitTogether(client),
    carts: createCartStore(client, setting('CARTS_TABLE')),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    lapses: createDelayedQueue(sqs(), setting('RESERVATION_LAPSES_QUEUE_URL')),
    findContact: async (id) => (await findUser(id)).email,
    checkout: {
      reservationSeconds: numericSetting('RESERVATION_SECONDS', { atLeast: 0 }),
      minimumOrder: amount(numericSetting('MINIMUM_ORDER', { atLeast: 0 })),
      identityCheckAbove: amount(numericSetting('IDENTITY_CHECK_ABOVE', { atLeast: 0 })),
    },
    rules: { writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }) },
    api: playerApiSettings(log),
  };
}

/** What the routes of everything that is given run on. */
export function bonusDependencies(): BonusDependencies {
  const log = createLog('bonuses');
  const client = dynamoDb();
  return {
    ...playerDependencies(client, log),
    ...freeEntries(client),
    dailies: createDailyStore(client, setting('DAILIES_TABLE')),
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }) },
    api: playerApiSettings(log),
  };
}

/** What the routes of quests run on. */
export function questsDependencies(): QuestRouteDependencies {
  const log = createLog('quests');
  const client = dynamoDb();
  return {
    ...playerDependencies(client, log),
    quests: createQuestStore(client, setting('DAILIES_TABLE')),
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }) },
    api: playerApiSettings(log),
  };
}

/** What the routes of those who run the store run on. */
export function adminDependencies(): AdminDependencies {
  const log = createLog('admin');
  const client = dynamoDb();
  return {
    ...walletDependencies(client, log),
    ...freeEntries(client),
    ...identityChecks(client),
    rules: defaultRules,
    pictures: createPictureStore(s3(), setting('FILES_BUCKET')),
    api: playerApiSettings(log),
  };
}

/** What a function that ends holds runs on. */
export function lapseDependencies(service: string): LapseDependencies & { log: Log } {
  const log = createLog(service);
  const client = dynamoDb();
  return { ...walletDependencies(client, log), ...reservedPieces(client, log) };
}

/** What the function that creates demo products runs on. */
export function demoProductsDependencies(): DemoProductsDependencies {
  return { products: productStore(dynamoDb(), createLog('demo-products')), now };
}

/** What keeps the figures that follow from the ledger. */
export function projectionsDependencies(): ProjectDependencies {
  const client = dynamoDb();
  const quests = {
    quests: createQuestStore(client, setting('DAILIES_TABLE')),
    zones: createPlayerZones(client, setting('WALLETS_TABLE')),
    familyOf: (gameId: string) => listGames().find(({ id }) => id === gameId)?.family ?? null,
    ...{ pause, now },
  };
  return {
    countQuests: (moved) => countQuests(quests, moved),
    readRows: readStreamRows,
    figures: createFigureStore(client, setting('FIGURES_TABLE')),
    ledgerRows: createLedgerRows(client, setting('LEDGER_TABLE'), gamesOnRecord),
    pause,
    now,
    log: createLog('projections'),
  };
}

/** What queues what subscribers are to be told. */
export function relayDependencies(): RelayDependencies {
  return {
    readRows: readStreamRows,
    events: createOrderedQueue(sqs(), setting('PUSHES_QUEUE_URL')),
    notices: createOrderedQueue(sqs(), setting('NOTICES_QUEUE_URL')),
    log: createLog('relay'),
  };
}

/** What writes notices. */
export function writeNoticesDependencies(): WriteNoticesDependencies {
  const log = createLog('write-notices');
  const client = dynamoDb();
  const table = setting('NOTICES_TABLE');
  const mails = setting('MAILS_QUEUE_URL');
  if (mails === 'none') log(logLines.mailOff);
  return {
    plays: createPlayStates(client, setting('WALLETS_TABLE')),
    notices: createNoticeStore(client, table),
    reminders: createReminderStore(client, table),
    pushes: createOrderedQueue(sqs(), setting('PUSHES_QUEUE_URL')),
    mails: mails === 'none' ? null : createOrderedQueue(sqs(), mails),
    ...{ now, log },
  };
}

/** What sends notices by e-mail. */
export function sendMailsDependencies(): SendMailsDependencies {
  const client = dynamoDb();
  const siteOrigin = setting('SITE_ORIGIN');
  return {
    plays: createPlayStates(client, setting('WALLETS_TABLE')),
    notices: createNoticeStore(client, setting('NOTICES_TABLE')),
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    mail: createMailClient(ses(), setting('MAIL_FROM')),
    siteOrigin: siteOrigin === '*' ? null : siteOrigin,
    ...{ now, log: createLog('send-mails') },
  };
}

/** What does whatever is due about players. */
export function remindDependencies(): RemindDependencies & { log: Log } {
  const client = dynamoDb();
  return {
    ...walletDependencies(client, createLog('remind-players')),
    reminders: createReminderStore(client, setting('NOTICES_TABLE')),
    events: createOrderedQueue(sqs(), setting('NOTICES_QUEUE_URL')),
  };
}

/** What tells subscribers. */
export function pushDependencies(): PushDependencies {
  const client = {
    url: setting('GRAPHQL_URL'),
    region: setting('AWS_REGION'),
    credentials: roleCredentials,
    timeoutMs: pushTimeoutMs,
  };
  return { pushes: createPushClient(client), pushTimeoutMs, log: createLog('push') };
}

/** What opens the wallet of whoever confirmed a sign-up, while Cognito waits. */
export function postConfirmationDependencies(): OpenWalletDependencies {
  return walletDependencies(dynamoDb(triggerPatience), createLog('post-confirmation'));
}

/** What links providers to accounts, while Cognito waits. Its pool is in the event: the pool waits for the function. */
export function preSignUpDependencies(): LinkProviderDependencies {
  const client = cognito(triggerPatience);
  return {
    profilesOf: (userPoolId) => createProfileStore(client, userPoolId),
    makePassword: () => `Aa1-${randomBytes(32).toString('base64url')}`,
    log: createLog('pre-sign-up'),
  };
}

/** What opens the wallets of demo sign-ins. */
export function demoAccountsDependencies(): OpenWalletDependencies {
  return walletDependencies(dynamoDb(), createLog('demo-accounts'));
}

/** A player's wallet, opened on the spot if need be, and who they are. */
export function playerDependencies(client: DynamoDBDocumentClient, log: Log) {
  const wallet = walletDependencies(client, log);
  const directory = createUserDirectory(cognito(), setting('USER_POOL_ID'));
  const describe = async (player: string) => ({ player, ...(await findUser(player)) });
  return {
    ...wallet,
    loadOrOpen: (player: string) => loadOrOpenWallet(wallet, player, describe),
    directory,
    findUser,
  };

  /** The pool finds by `sub` whoever signs in with a password alone; everybody else by the name that their token tells. */
  async function findUser(player: string) {
    const user = await directory.find(callerWhoIs(player)?.username ?? player);
    if (!user) throw new PlayerGone('The user pool has no such user any more');
    return user;
  }
}

export function playerApiSettings(log: Log): ApiSettings {
  return {
    ...apiSettings(log),
    takeRead: createReadLimiter(numericSetting('READS_PER_SECOND', { atLeast: 1 }), now),
  };
}

function productStore(client: DynamoDBDocumentClient, log: Log): ProductStore {
  return createProductStore(client, setting('PRODUCTS_TABLE'), (error, product) =>
    log(logLines.productUnreadable, { error, product }),
  );
}

function freeEntries(client: DynamoDBDocumentClient) {
  return {
    freeEntries: createFreeEntryStore(client, setting('FREE_ENTRIES_TABLE')),
    commitTogether: createCommitTogether(client),
  };
}

function identityChecks(client: DynamoDBDocumentClient) {
  return {
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    documents: createDocumentStore(s3(), setting('FILES_BUCKET')),
    commitTogether: createCommitTogether(client),
  };
}

function reservedPieces(client: DynamoDBDocumentClient, log: Log) {
  return {
    products: productStore(client, log),
    reservations: createReservationStore(client, setting('RESERVATIONS_TABLE')),
  };
}

export function walletDependencies(client: DynamoDBDocumentClient, log: Log) {
  const tables = {
    wallets: setting('WALLETS_TABLE'),
    ledger: setting('LEDGER_TABLE'),
    players: setting('PLAYERS_TABLE'),
  };
  return {
    wallets: walletsOfCallers(createWalletStore(client, tables, makeServerSeed)),
    ledger: createLedgerStore(client, tables.ledger, gamesOnRecord),
    now,
    makeClientSeed: () => randomBytes(8).toString('hex'),
    pause,
    welcomeGold: welcomeGifts.gold,
    log,
  };
}

export function now(): Date {
  return new Date();
}

function makeServerSeed(): string {
  return randomBytes(32).toString('hex');
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function pause(upToMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * upToMs));
}
