import { createHash } from 'node:crypto';
import type { Draw } from '#domain/rewards/draws/draw';
import type { MysteryOdds } from '#domain/rewards/mystery/odds';
import {
  createSeedReader,
  createSeedSealer,
  type SeedReader,
  type SeedSealer,
} from '#lambdas/draws/stores/draw-seed-store';
import * as draws from '#lambdas/draws/stores/draw-store';
import * as entries from '#lambdas/draws/stores/entry-store';
import * as odds from '#lambdas/draws/stores/odds-store';
import { createRandomPrizes, type RandomPrizes } from '#lambdas/draws/stores/random-prize-rules';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Odds, draws, entries and seeds on fake tables. */
export interface FakeRandomPrizes {
  readonly odds: odds.OddsStore;
  readonly draws: draws.DrawStore;
  readonly entries: entries.EntryStore;
  readonly sealer: SeedSealer;
  readonly seeds: SeedReader;
  readonly randomPrizes: RandomPrizes;
  /** Lowest average worth that one admin may publish, in percent of the price. */
  readonly leastWorthPercent: number;
  readonly kept: {
    readonly odds: Records<MysteryOdds>;
    readonly draws: Records<Draw>;
    readonly entries: Records<entries.Entries>;
    /** Server seeds by draw. */
    readonly seeds: Records<string>;
  };
}

const table = 'random-prizes';
const seedTable = 'draw-seeds';

export function createFakeRandomPrizes(tables = createFakeTables()): FakeRandomPrizes {
  const { client } = tables;
  return {
    odds: odds.createOddsStore(client, table),
    draws: draws.createDrawStore(client, table),
    entries: entries.createEntryStore(client, table),
    sealer: createSeedSealer(seedTable, deterministicSeeds()),
    seeds: createSeedReader(client, seedTable),
    randomPrizes: createRandomPrizes('products'),
    leastWorthPercent: 60,
    kept: {
      odds: recordsIn(tables, {
        table,
        isOne: ({ subject }) => subject.startsWith('odds#'),
        keyOf: ({ product, version }) => `${product} ${version}`,
        fromItem: odds.fromItem,
      }),
      draws: recordsIn(tables, {
        table,
        isOne: ({ subject }) => subject === 'draw',
        keyOf: ({ id }) => id,
        fromItem: draws.fromItem,
      }),
      entries: recordsIn(tables, {
        table,
        isOne: ({ subject }) => subject.startsWith('entry#'),
        keyOf: ({ draw, first }) => `${draw} ${first}`,
        fromItem: entries.fromItem,
      }),
      seeds: recordsIn<string, { draw: string; serverSeed: string }>(tables, {
        table: seedTable,
        keyOf: ({ draw }) => draw,
        fromItem: ({ serverSeed }) => serverSeed,
        toItem: (serverSeed, draw) => ({ draw, serverSeed }),
      }),
    },
  };
}

function deterministicSeeds(): () => string {
  let made = 0;
  return () =>
    createHash('sha256')
      .update(`draw seed ${(made += 1)}`)
      .digest('hex');
}
