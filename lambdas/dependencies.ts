import { randomBytes, randomUUID } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { amount } from '#domain/money/coin';
import type { ApiSettings } from '#http/api';
import { createLog, type Log } from '#http/log';
import { PlayerGone } from '#http/player';
import { createReadLimiter } from '#http/read-limiter';
import { createCommitTogether } from '#stores/atomic-write';
import { createCartStore } from '#stores/cart-store';
import { createEventQueue } from '#stores/event-queue';
import { createFigureStore } from '#stores/figure-store';
import { createLedgerStore } from '#stores/ledger-store';
import { createOrderStore } from '#stores/order-store';
import { createPictureStore } from '#stores/picture-store';
import { createProductStore } from '#stores/product-store';
import { createPushClient } from '#stores/push-client';
import { createQueue } from '#stores/queue';
import { createReservationStore } from '#stores/reservation-store';
import { readStreamRows } from '#stores/stream-rows';
import { createLedgerRows } from '#stores/stream-rows-in-table';
import { createUserDirectory } from '#stores/user-directory';
import { createWalletStore } from '#stores/wallet-store';
import { apiSettings, numericSetting, roleCredentials, setting } from './environment';
import type { AdminDependencies } from './play-fab-ops/admin/routes';
import type { PlayDependencies } from './play-fab-ops/play/routes';
import type { ShopDependencies } from './play-fab-ops/shop/routes';
import type { LapseDependencies } from './rewards/lapse-reservation';
import type { ProjectDependencies } from './streams/projections/project-rows';
import type { PushDependencies } from './streams/push/push-events';
import type { RelayDependencies } from './streams/relay/relay-rows';
import type { DemoProductsDependencies } from './triggers/demo-products/create-demo-products';
import type { GrantCoinsDependencies } from './wallet/grant-coins';
import { loadOrOpenWallet, type OpenWalletDependencies } from './wallet/open-wallet';

const welcomeGold = amount(10_000);

/** How long a client of AWS waits for a service. */
export interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
}

/** Three attempts, which is what a client makes, end before a function's 10 s and API Gateway's 29 s: a hung service is a 503. */
const patience: Patience = { connectMs: 1_000, answerMs: 2_500 };

/** How long AppSync may take to tell its subscribers. */
const pushTimeoutMs = 3_000;

/** What the routes of wallet, games and fairness run on. */
export function playDependencies(): PlayDependencies {
  const log = createLog('play');
  return {
    ...playerDependencies(dynamoDb(), log),
    rules: {
      shortestCycleMs: numericSetting('SHORTEST_CYCLE_MS_SLOTS'),
      writesPerSecond: numericSetting('WRITES_PER_SECOND'),
    },
    api: playerApiSettings(log),
  };
}

/** What the routes of cart, checkout and orders run on. */
export function shopDependencies(): ShopDependencies {
  const log = createLog('shop');
  const client = dynamoDb();
  const { findUser, ...player } = playerDependencies(client, log);
  return {
    ...player,
    ...reservedPieces(client),
    carts: createCartStore(client, setting('CARTS_TABLE')),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    lapses: createQueue(sqs(), setting('RESERVATION_LAPSES_QUEUE_URL')),
    findContact: async (id) => (await findUser(id)).email,
    makeId: randomUUID,
    checkout: {
      reservationSeconds: numericSetting('RESERVATION_SECONDS'),
      minimumOrder: amount(numericSetting('MINIMUM_ORDER')),
    },
    rules: { writesPerSecond: numericSetting('WRITES_PER_SECOND') },
    api: playerApiSettings(log),
  };
}

/** What the routes of those who run the store run on. */
export function adminDependencies(): AdminDependencies {
  return {
    pictures: createPictureStore(s3(), setting('FILES_BUCKET')),
    api: playerApiSettings(createLog('admin')),
  };
}

/** What a function that ends holds runs on. */
export function lapseDependencies(service: string): LapseDependencies & { log: Log } {
  return { ...reservedPieces(dynamoDb()), pause, now, log: createLog(service) };
}

/** What the function that creates demo products runs on. */
export function demoProductsDependencies(): DemoProductsDependencies {
  return { products: createProductStore(dynamoDb(), setting('PRODUCTS_TABLE')), now };
}

/** What keeps the figures that follow from the ledger. */
export function projectionsDependencies(): ProjectDependencies {
  const client = dynamoDb();
  return {
    readRows: readStreamRows,
    figures: createFigureStore(client, setting('FIGURES_TABLE')),
    ledgerRows: createLedgerRows(client, setting('LEDGER_TABLE')),
    pause,
    now,
    log: createLog('projections'),
  };
}

/** What queues what subscribers are to be told. */
export function relayDependencies(): RelayDependencies {
  return {
    readRows: readStreamRows,
    events: createEventQueue(sqs(), setting('PUSHES_QUEUE_URL')),
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

/** What a trigger that opens wallets runs on. */
export function triggerDependencies(service: string): OpenWalletDependencies & GrantCoinsDependencies {
  const wallet = walletDependencies(dynamoDb(), createLog(service));
  return { ...wallet, loadOrOpen: (player) => loadOrOpenWallet(wallet, player, refuseUnopened) };
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
  return { ...apiSettings(log), takeRead: createReadLimiter(numericSetting('READS_PER_SECOND'), now) };
}

function reservedPieces(client: DynamoDBDocumentClient) {
  return {
    products: createProductStore(client, setting('PRODUCTS_TABLE')),
    reservations: createReservationStore(client, setting('RESERVATIONS_TABLE')),
    commitTogether: createCommitTogether(client),
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
    ledger: createLedgerStore(client, tables.ledger),
    now,
    makeClientSeed: () => randomBytes(8).toString('hex'),
    pause,
    welcomeGold,
    log,
  };
}

/** The one maker of clients of DynamoDB; `cognito`, `sqs` and `s3` are those of the other services. */
export function dynamoDb(limits = patience): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient(waitingAtMost(limits)));
}

export function cognito(limits = patience): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient(waitingAtMost(limits));
}

export function sqs(limits = patience): SQSClient {
  return new SQSClient(waitingAtMost(limits));
}

export function s3(limits = patience): S3Client {
  return new S3Client(waitingAtMost(limits));
}

/** Without these limits a client waits for ever, and without the switch it logs a warning and goes on waiting. */
function waitingAtMost({ connectMs, answerMs }: Patience) {
  return {
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // A request's time ends with the first byte of its answer; this one is for an answer that stops halfway.
      socketTimeout: answerMs,
    },
  };
}

function now(): Date {
  return new Date();
}

function pause(upToMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * upToMs));
}

async function refuseUnopened(player: string): Promise<never> {
  throw new Error(`The wallet of ${player} should have been opened before it is granted coins`);
}
