import type { RunDrawsDependencies } from '#lambdas/draws/run-draws';
import { createSeedReader } from '#lambdas/draws/stores/draw-seed-store';
import { createRandomPrizes } from '#lambdas/draws/stores/random-prize-rules';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { createOrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import { sqs } from '#lambdas/runtime/aws/sqs';
import { giftCodes } from '#lambdas/runtime/composition/gift-codes';
import { productStore } from '#lambdas/runtime/composition/products';
import { publishedRandomPrizes } from '#lambdas/runtime/composition/random-prizes';
import { walletDependencies } from '#lambdas/runtime/composition/wallets';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

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
