import { createHash } from 'node:crypto';
import { type Draw, dueAt } from '#domain/rewards/draws/draw';
import { gates } from '#domain/rewards/draws/entry-number';
import type { MysteryOdds } from '#domain/rewards/mystery/odds';
import type { Product } from '#domain/rewards/product';
import type { SeedReader, SeedSealer } from '#lambdas/draws/stores/draw-seed-store';
import type { DrawStore } from '#lambdas/draws/stores/draw-store';
import type { Entries, EntryStore, Gate } from '#lambdas/draws/stores/entry-store';
import type { OddsStore } from '#lambdas/draws/stores/odds-store';
import type { RandomPrizes } from '#lambdas/draws/stores/random-prize-rules';
import { drawSeedHash } from '#lambdas/runtime/fingerprints/draw-seed';
import { withHash } from '#lambdas/runtime/fingerprints/odds';
import { memoryWrite } from './writes';

/** In-memory fake of odds, draws, entries and seeds, with its content exposed. */
export interface MemoryRandomPrizes {
  readonly odds: OddsStore;
  readonly draws: DrawStore;
  readonly entries: EntryStore;
  readonly sealer: SeedSealer;
  readonly seeds: SeedReader;
  readonly randomPrizes: RandomPrizes;
  readonly kept: {
    readonly odds: MysteryOdds[];
    readonly draws: Map<string, Draw>;
    readonly gates: Map<string, Gate>;
    readonly entries: Entries[];
    readonly seeds: Map<string, string>;
  };
}

/** @param products  products of the shop, whose marks are changed */
export function createMemoryRandomPrizes(products: Map<string, Product>): MemoryRandomPrizes {
  const kept = {
    odds: [] as MysteryOdds[],
    draws: new Map<string, Draw>(),
    requests: new Map<string, { draw: string; input: string }>(),
    gates: new Map<string, Gate>(),
    entries: [] as Entries[],
    seeds: new Map<string, string>(),
  };
  return {
    kept,
    odds: oddsIn(kept.odds),
    draws: drawsIn(kept.draws, kept.requests),
    entries: entriesIn(kept.gates, kept.entries),
    sealer: sealerOf(kept.seeds),
    seeds: {
      async reveal(draw) {
        const seed = kept.seeds.get(draw);
        if (seed === undefined) throw new Error(`The draw ${draw} has no seed`);
        return seed;
      },
    },
    randomPrizes: chancesOf(products),
  };
}

function oddsIn(kept: MysteryOdds[]): OddsStore {
  const isOf = (product: string, version: number) => (each: MysteryOdds) =>
    each.product === product && each.version === version;
  const hashed = (odds: MysteryOdds | undefined) => odds && withHash(odds);
  return {
    find: async (product, version) => hashed(kept.find(isOf(product, version))),
    latest: async (product) => hashed(kept.findLast((each) => each.product === product)) ?? null,
    publish: (odds) =>
      memoryWrite(`odds ${odds.version} of ${odds.product}`, {
        holds: () => !kept.some(isOf(odds.product, odds.version)),
        apply: () => void kept.push(odds),
      }),
  };
}

function drawsIn(kept: Map<string, Draw>, requests: Map<string, { draw: string; input: string }>): DrawStore {
  return {
    find: async (id) => kept.get(id),
    async page({ limit, before }) {
      const all = [...kept.values()]
        .filter(({ id }) => before === undefined || id < before)
        .sort((left, right) => (left.id < right.id ? 1 : -1));
      const draws = all.slice(0, limit);
      return { draws, next: all.length > limit ? (draws.at(-1)?.id ?? null) : null };
    },
    due: async (now) => [...kept.values()].filter((draw) => !draw.isSettled && dueAt(draw) <= now),
    opened: async (request) => requests.get(request),
    open: (draw, { name, input }) => [
      memoryWrite(`draw ${draw.id}`, {
        holds: () => !kept.has(draw.id),
        apply: () => void kept.set(draw.id, draw),
      }),
      memoryWrite(`opening of ${draw.id}`, {
        holds: () => !requests.has(name),
        apply: () => void requests.set(name, { draw: draw.id, input }),
      }),
    ],
    replace: (before, after) =>
      memoryWrite(`draw ${before.id}`, {
        holds: () => kept.get(before.id)?.revision === before.revision,
        apply: () => void kept.set(after.id, after),
      }),
  };
}

function entriesIn(kept: Map<string, Gate>, all: Entries[]): EntryStore {
  const keyOf = ({ draw, gate }: Pick<Gate, 'draw' | 'gate'>) => `${draw} ${gate}`;
  const now = (gate: Gate) => kept.get(keyOf(gate));
  const sorted = (draw: string) =>
    all.filter((each) => each.draw === draw).sort((left, right) => left.first - right.first);
  const change = (gate: Gate, holds: (now: Gate) => boolean, after: (now: Gate) => Gate) =>
    memoryWrite(`gate ${gate.gate} of ${gate.draw}`, {
      holds: () => holds(now(gate)!),
      apply: () => void kept.set(keyOf(gate), after(now(gate)!)),
    });
  return {
    gates: async (draw) => [...kept.values()].filter((each) => each.draw === draw),
    putUp: (draw, closesAt) =>
      Array.from({ length: gates }, (_each, gate) => {
        const made: Gate = { draw, gate, taken: 0, isOpen: true, closesAt };
        return memoryWrite(`gate ${gate} of ${draw}`, {
          holds: () => !kept.has(keyOf(made)),
          apply: () => void kept.set(keyOf(made), made),
        });
      }),
    retime: (gate, closesAt) =>
      change(
        gate,
        ({ isOpen, taken }) => isOpen && taken === 0,
        (each) => ({ ...each, closesAt }),
      ),
    enter: (gate, entries) => [
      change(
        gate,
        ({ isOpen, closesAt, taken }) => isOpen && closesAt > entries.at && taken === gate.taken,
        (each) => ({ ...each, taken: each.taken + entries.quantity }),
      ),
      memoryWrite(`entry ${entries.first} of ${entries.draw}`, {
        holds: () => !all.some((each) => each.draw === entries.draw && each.first === entries.first),
        apply: () => void all.push(entries),
      }),
    ],
    shut: (gate) =>
      change(
        gate,
        () => true,
        (each) => ({ ...each, isOpen: false }),
      ),
    async page(draw, { limit, after = 0 }) {
      const rest = sorted(draw).filter(({ first }) => first > after);
      const entries = rest.slice(0, limit);
      return { entries, next: rest.length > limit ? (entries.at(-1)?.first ?? null) : null };
    },
    async *all(draw) {
      for (const each of sorted(draw)) yield [each];
    },
    ofPlayer: async (player, draw) => sorted(draw).filter((each) => each.player === player),
  };
}

/** Deterministic seeds. */
function sealerOf(seeds: Map<string, string>): SeedSealer {
  let sealed = 0;
  return {
    seal() {
      const serverSeed = createHash('sha256')
        .update(`draw seed ${(sealed += 1)}`)
        .digest('hex');
      return {
        hash: drawSeedHash(serverSeed),
        keepFor: (draw) =>
          memoryWrite(`seed of ${draw}`, {
            holds: () => !seeds.has(draw),
            apply: () => void seeds.set(draw, serverSeed),
          }),
      };
    },
  };
}

function chancesOf(products: Map<string, Product>): RandomPrizes {
  return {
    open: (id, chance) =>
      memoryWrite(`chance of ${id}`, {
        holds: () => {
          const now = products.get(id);
          if (chance.kind === 'odds') return now?.category === 'mystery_prize';
          return now?.category === 'mega_sweeps' && now.chance?.kind !== 'draw';
        },
        apply: () => void products.set(id, { ...products.get(id)!, chance }),
      }),
    closeDraw: (id, draw) =>
      memoryWrite(`chance of ${id}`, {
        holds: () => {
          const chance = products.get(id)?.chance;
          return chance?.kind === 'draw' && chance.draw === draw;
        },
        apply: () => {
          const { chance: _chance, ...product } = products.get(id)!;
          products.set(id, product);
        },
      }),
  };
}
