import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createSeedSealer } from '#lambdas/draws/stores/draw-seed-store';
import { createDrawStore } from '#lambdas/draws/stores/draw-store';
import { createEntryStore } from '#lambdas/draws/stores/entry-store';
import { createOddsStore } from '#lambdas/draws/stores/odds-store';
import { createRandomPrizes } from '#lambdas/draws/stores/random-prize-rules';
import { createCommitTogether } from '../aws/atomic-write';
import { setting } from '../environment';

/** Stores of odds, draws and entries. */
export function publishedRandomPrizes(client: DynamoDBDocumentClient) {
  const table = setting('RANDOM_PRIZES_TABLE');
  return {
    odds: createOddsStore(client, table),
    draws: createDrawStore(client, table),
    entries: createEntryStore(client, table),
  };
}

/** Creates the text of a new server seed. */
function makeServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/** Dependencies that publish odds and open draws; they cannot read a seed. */
export function plannedRandomPrizes(client: DynamoDBDocumentClient) {
  return {
    ...publishedRandomPrizes(client),
    sealer: createSeedSealer(setting('DRAW_SEEDS_TABLE'), makeServerSeed),
    randomPrizes: createRandomPrizes(setting('PRODUCTS_TABLE')),
    commitTogether: createCommitTogether(client),
  };
}
