import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { holdCeiling } from '#domain/rewards/hold-ceiling';
import { createCommitTogether } from '#stores/atomic-write';
import { dynamoDb, sqs } from '#stores/aws-clients';
import { createCartStore } from '#stores/cart-store';
import { createDelayedQueue } from '#stores/delayed-queue';
import { createIdentityCheckStore } from '#stores/identity-check-store';
import { createOrderStore } from '#stores/order-store';
import { createPurchaseStore } from '#stores/purchase-store';
import { createReservationStore } from '#stores/reservation-store';
import { numericSetting, setting } from '../environment';
import type { ServeOrdersDependencies } from '../gift-codes/serve-orders';
import { type Log, createLog } from '../outcome/log';
import type { ShopDependencies } from '../play-fab-ops/shop/routes';
import type { LapseDependencies } from '../reservations/lapse-reservation';
import type { DemoProductsDependencies } from '../triggers/demo-products/create-demo-products';
import { now, pause } from './clock';
import { giftCodes, sealOfCodes } from './gift-codes';
import { productStore } from './products';
import { publishedRandomPrizes } from './random-prizes';
import { serverSeeds } from './server-seeds';
import { traitNotes } from './traits';
import { playerApiSettings, playerDependencies, walletDependencies } from './wallets';

/** What the routes of cart, checkout and orders run on. */
export function shopDependencies(): ShopDependencies {
  const log = createLog('shop');
  const client = dynamoDb();
  const { findUser, ...player } = playerDependencies(client, log);
  return {
    ...player,
    ...reservedPieces(client, log),
    ...giftCodes(client),
    ...publishedRandomPrizes(client),
    sealOfCodes: sealOfCodes(),
    ...traitNotes(client),
    serverSeeds: serverSeeds(),
    commitTogether: createCommitTogether(client),
    carts: createCartStore(client, setting('CARTS_TABLE')),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    lapses: createDelayedQueue(sqs(), setting('RESERVATION_LAPSES_QUEUE_URL')),
    findContact: async (id) => (await findUser(id)).email,
    checkout: {
      reservationSeconds: numericSetting('RESERVATION_SECONDS', { atLeast: 0 }),
      minimumOrder: amount(numericSetting('MINIMUM_ORDER', { atLeast: 0 })),
      identityCheckAbove: amount(numericSetting('IDENTITY_CHECK_ABOVE', { atLeast: 0 })),
      ceiling: holdCeiling,
    },
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }) },
    api: playerApiSettings(log, player.wallets),
  };
}

/** What a function that ends holds runs on. */
export function lapseDependencies(service: string): LapseDependencies & { log: Log } {
  const log = createLog(service);
  const client = dynamoDb();
  return { ...walletDependencies(client, log), ...reservedPieces(client, log) };
}

/** What gives codes to orders that wait for them runs on. */
export function waitDependencies(service: string): ServeOrdersDependencies & { log: Log } {
  const client = dynamoDb();
  return {
    ...giftCodes(client),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    commitTogether: createCommitTogether(client),
    ...{ pause, now, log: createLog(service) },
  };
}

/** What the function that creates demo products runs on. */
export function demoProductsDependencies(): DemoProductsDependencies {
  return { products: productStore(dynamoDb(), createLog('demo-products')), now };
}

function reservedPieces(client: DynamoDBDocumentClient, log: Log) {
  return {
    products: productStore(client, log),
    reservations: createReservationStore(client, setting('RESERVATIONS_TABLE')),
  };
}
