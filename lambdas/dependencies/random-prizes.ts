import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createCommitTogether } from '#stores/atomic-write';
import { dynamoDb, sqs } from '#stores/aws-clients';
import { createSeedReader, createSeedSealer } from '#stores/draw-seed-store';
import { createDrawStore } from '#stores/draw-store';
import { createEntryStore } from '#stores/entry-store';
import { createOddsStore } from '#stores/odds-store';
import { createOrderStore } from '#stores/order-store';
import { createOrderedQueue } from '#stores/ordered-queue';
import { createRandomPrizes } from '#stores/random-prize-rules';
import type { RunDrawsDependencies } from '../draws/run-draws';
import { setting } from '../environment';
import { createLog } from '../outcome/log';
import { giftCodes } from './gift-codes';
import { productStore } from './products';
import { walletDependencies } from './wallets';

/** What is published of chance in the store: odds, draws and their entries. */
export function publishedRandomPrizes(client: DynamoDBDocumentClient) {
  const table = setting('RANDOM_PRIZES_TABLE');
  return {
    odds: createOddsStore(client, table),
    draws: createDrawStore(client, table),
    entries: createEntryStore(client, table),
  };
}

/** What those who publish odds and open draws need beside them; no seed can be read with it. */
export function plannedRandomPrizes(client: DynamoDBDocumentClient) {
  const makeServerSeed = () => randomBytes(32).toString('hex');
  return {
    ...publishedRandomPrizes(client),
    sealer: createSeedSealer(setting('DRAW_SEEDS_TABLE'), makeServerSeed),
    randomPrizes: createRandomPrizes(setting('PRODUCTS_TABLE')),
    commitTogether: createCommitTogether(client),
  };
}

/** What the function that draws runs on. */
export function drawDependencies(): RunDrawsDependencies {
  const log = createLog('run-draws');
  const client = dynamoDb();
  return {
    ...walletDependencies(client, log),
    ...publishedRandomPrizes(client),
    ...giftCodes(client),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    seeds: createSeedReader(client, setting('DRAW_SEEDS_TABLE')),
    randomPrizes: createRandomPrizes(setting('PRODUCTS_TABLE')),
    products: productStore(client, log),
    commitTogether: createCommitTogether(client),
    events: createOrderedQueue(sqs(), setting('NOTICES_QUEUE_URL')),
  };
}
