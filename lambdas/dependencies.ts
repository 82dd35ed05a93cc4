import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { listGames, listRetiredGames } from '#domain/games/games';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import type { ApiSettings } from '#http/api';
import { PlayerGone } from '#http/player';
import { createReadLimiter } from '#http/read-limiter';
import { createCommitTogether } from '#stores/atomic-write';
import { cognito, dynamoDb, s3, sqs, triggerPatience } from '#stores/aws-clients';
import { createCartStore } from '#stores/cart-store';
import { createDelayedQueue } from '#stores/delayed-queue';
import { createFigureReads } from '#stores/figure-reads';
import { createFigureStore } from '#stores/figure-store';
import { createLedgerRows } from '#stores/ledger-rows';
import { createLedgerStore } from '#stores/ledger-store';
import { createOrderStore } from '#stores/order-store';
import { createOrderedQueue } from '#stores/ordered-queue';
import { createPictureStore } from '#stores/picture-store';
import { createProductStore, type ProductStore } from '#stores/product-store';
import { createPushClient } from '#stores/push-client';
import { createReservationStore } from '#stores/reservation-store';
import { readStreamRows } from '#stores/stream-rows';
import { createUserDirectory } from '#stores/user-directory';
import { createWalletStore } from '#stores/wallet-store';
import { apiSettings, numericSetting, roleCredentials, setting } from './environment';
import { createLog, type Log, logLines } from './outcome/log';
import type { AdminDependencies } from './play-fab-ops/admin/routes';
import type { PlayDependencies } from './play-fab-ops/play/routes';
import type { PublicDependencies } from './play-fab-ops/public/routes';
import type { ShopDependencies } from './play-fab-ops/shop/routes';
import type { LapseDependencies } from './reservations/lapse-reservation';
import type { ProjectDependencies } from './streams/projections/project-rows';
import type { PushDependencies } from './streams/push/push-events';
import type { RelayDependencies } from './streams/relay/relay-rows';
import type { DemoProductsDependencies } from './triggers/demo-products/create-demo-products';
import { loadOrOpenWallet, type OpenWalletDependencies } from './wallet/open-wallet';

const welcomeGold = amount(10_000);

/** Every game that the ledger may have rounds of: what is played comes from these lists, and nothing ever leaves both. */
const gamesOnRecord = [...new Set([...listGames(), ...listRetiredGames()].map(({ id }) => id))];

/** How long AppSync may take to tell its subscribers. */
const pushTimeoutMs = 3_000;

/** What the routes of wallet, games and fairness run on. */
export function playDependencies(): PlayDependencies {
  const log = createLog('play');
  return {
    ...playerDependencies(dynamoDb(), log),
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
    lapses: createDelayedQueue(sqs(), setting('RESERVATION_LAPSES_QUEUE_URL')),
    findContact: async (id) => (await findUser(id)).email,
    checkout: {
      reservationSeconds: numericSetting('RESERVATION_SECONDS', { atLeast: 0 }),
      minimumOrder: amount(numericSetting('MINIMUM_ORDER', { atLeast: 0 })),
    },
    rules: { writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }) },
    api: playerApiSettings(log),
  };
}

/** What the routes of those who run the store run on. */
export function adminDependencies(): AdminDependencies {
  const log = createLog('admin');
  return {
    ...walletDependencies(dynamoDb(), log),
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
  return {
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
    log: createLog('relay'),
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

/** What opens the wallets of demo sign-ins. */
export function demoAccountsDependencies(): OpenWalletDependencies {
  return walletDependencies(dynamoDb(), createLog('demo-accounts'));
}

/** A player's wallet, opened on the spot if need be, and who they are. */
function playerDependencies(client: DynamoDBDocumentClient, log: Log) {
  const wallet = walletDependencies(client, log);
  const directory = createUserDirectory(cognito(), setting('USER_POOL_ID'));
  const describe = async (player: string) => ({ player, ...(await findUser(player)) });
  return {
    ...wallet,
    loadOrOpen: (player: string) => loadOrOpenWallet(wallet, player, describe),
    findUser,
  };

  async function findUser(player: string) {
    const user = await directory.find(player);
    if (!user) throw new PlayerGone('The user pool has no such user any more');
    return user;
  }
}

function playerApiSettings(log: Log): ApiSettings {
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

function reservedPieces(client: DynamoDBDocumentClient, log: Log) {
  return {
    products: productStore(client, log),
    reservations: createReservationStore(client, setting('RESERVATIONS_TABLE')),
  };
}

function walletDependencies(client: DynamoDBDocumentClient, log: Log) {
  const tables = {
    wallets: setting('WALLETS_TABLE'),
    ledger: setting('LEDGER_TABLE'),
    players: setting('PLAYERS_TABLE'),
  };
  return {
    wallets: createWalletStore(client, tables, () => randomBytes(32).toString('hex')),
    ledger: createLedgerStore(client, tables.ledger, gamesOnRecord),
    now,
    makeClientSeed: () => randomBytes(8).toString('hex'),
    pause,
    welcomeGold,
    log,
  };
}

function now(): Date {
  return new Date();
}

function pause(upToMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * upToMs));
}
