import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalWeight } from '../../odds/weighted-prizes';
import type { SlotMachine } from '../machine';
import type { RoundOutcome } from '../round';
import { drawRound, evaluateRound } from '../round-fixture';
import { evennessOf } from './chi-square';
import { clusters, machines, manyLines, respinning, respins, symbols, wildOnes } from './machines-fixture';
import type { WatchDraw } from './respin-engine';
import { createSimulator, type WatchSpins } from './simulator';
import { countStops, stopsAt } from './stop-counts';
import { noTotals, type RoundTotals } from './totals';
import type { WordSource } from './word-buffer';

/** Reproducible words: the key stream of a cipher. */
function seeded(seed: string): WordSource {
  const cipher = createCipheriv('aes-256-ctr', seed.padEnd(32).slice(0, 32), Buffer.alloc(16));
  return (words) => {
    const bytes = cipher.update(Buffer.alloc(words.length * 4));
    words.forEach((_, at) => (words[at] = bytes.readUInt32LE(at * 4)));
  };
}

interface Recorded {
  /** Stops and pay of each spin, in the order drawn. */
  readonly base: { stops: number[]; pays: number }[];
  readonly free: { stops: number[]; pays: number }[];
  /** Draws of all respins, in the order drawn. */
  readonly respins: number[];
}

function recorder(machine: SlotMachine): Recorded & { watch: WatchSpins; watchDraw: WatchDraw } {
  const recorded: Recorded = { base: [], free: [], respins: [] };
  return {
    ...recorded,
    watchDraw: (drawn) => recorded.respins.push(drawn),
    watch: (block, count, kind) => {
      const reels = kind === 'base' ? machine.reels : machine.freeSpins!.reels;
      const lengths = reels.map(({ length }) => length);
      for (let spin = 0; spin < count; spin += 1) {
        recorded[kind].push({ stops: stopsAt(block, spin, lengths), pays: block.pays[spin]! });
      }
    },
  };
}

/** Combines each recorded base spin with its free spins in the product engine's format. */
function evaluateRecorded(
  machine: SlotMachine,
  { base, free, respins: respinDraws }: Recorded,
): RoundOutcome[] {
  let [nextFree, nextRespin] = [0, 0];
  const rules = machine.respins;
  const isOfRespins = (bound: number) =>
    rules !== undefined && (bound === rules.outOf || bound === totalWeight(rules.values));
  const rounds = base.map(({ stops }) => {
    let queue = [...stops];
    const drawn = drawRound(machine, {
      below: (bound) => {
        if (isOfRespins(bound)) return respinDraws[nextRespin++]!;
        if (queue.length === 0) queue = [...free[nextFree++]!.stops];
        return queue.shift()!;
      },
    });
    return evaluateRound(machine, drawn, machine.stakeParts);
  });
  expect([nextFree, nextRespin]).toEqual([free.length, respinDraws.length]);
  return rounds;
}

function totalsByDefinition(rounds: readonly RoundOutcome[]): RoundTotals {
  return rounds.reduce(
    (totals, { payout, spins }) => ({
      rounds: totals.rounds + 1,
      paid: totals.paid + BigInt(payout),
      squares: totals.squares + BigInt(payout) ** 2n,
      hits: totals.hits + (payout > 0 ? 1 : 0),
      features: totals.features + (spins.length > 1 ? 1 : 0),
      freeSpins: totals.freeSpins + spins.length - 1,
      highest: Math.max(totals.highest, payout),
    }),
    noTotals,
  );
}

/** Plays rounds on both engines and finds the first spin on which they differ. */
function compare(machine: SlotMachine, rounds: number, seed: string): { totals: RoundTotals; spins: number } {
  const recorded = recorder(machine);
  const totals = createSimulator(machine, seeded(seed), recorded.watch, recorded.watchDraw).play(rounds);

  const evaluated = evaluateRecorded(machine, recorded);
  const bases = evaluated.map(({ spins }) => spins[0]!);
  const frees = evaluated.flatMap(({ spins }) => spins.slice(1));
  const multiplier = machine.freeSpins?.multiplier ?? 1;
  const differing = [
    ...bases.filter(
      ({ payout, respins: played }, at) => payout - (played?.payout ?? 0) !== recorded.base[at]!.pays,
    ),
    ...frees.filter(({ payout }, at) => payout !== recorded.free[at]!.pays * multiplier),
  ];
  expect(differing.slice(0, 1)).toEqual([]);
  expect(totals).toEqual(totalsByDefinition(evaluated));
  return { totals, spins: bases.length + frees.length };
}

const symbol = fc.constantFrom(...symbols);
const strip = fc.array(symbol, { minLength: 1, maxLength: 9 });
const pays = fc.array(fc.nat({ max: 60 }), { maxLength: 5 });
const awards = fc.array(fc.nat({ max: 3 }), { maxLength: 4 });

/** Machines with every feature of the data: short pay tables, pays that decrease with the count, strips shorter than the window. */
const anyMachine: fc.Arbitrary<SlotMachine> = fc
  .record({
    reels: fc.array(fc.tuple(strip, strip), { minLength: 1, maxLength: 5 }),
    rows: fc.integer({ min: 1, max: 4 }),
    payTable: fc.record({ wild: pays, bell: pays, plum: pays }, { requiredKeys: [] }),
    scatterPays: fc.array(fc.nat({ max: 9 }), { maxLength: 4 }),
    wildsExpand: fc.boolean(),
    respins: fc.option(fc.constant({ ...respins, from: 2 }), { nil: undefined }),
    lineSeeds: fc.array(fc.array(fc.nat({ max: 3 }), { minLength: 5, maxLength: 5 }), { maxLength: 32 }),
    feature: fc.option(
      fc.record({
        awards,
        retriggers: awards,
        most: fc.nat({ max: 12 }),
        multiplier: fc.integer({ min: 1, max: 5 }),
      }),
    ),
  })
  .map(({ reels, rows, payTable, scatterPays, wildsExpand, respins: rules, lineSeeds, feature }) => ({
    id: 'any',
    version: 1,
    symbols,
    wild: 'wild',
    wildsExpand,
    respins: rules,
    rows,
    stakes: { gold: [], sweeps: [] },
    scatter: { symbol: 'star', pays: scatterPays },
    reels: reels.map(([base]) => base),
    lines: lineSeeds.map((line) => reels.map((_, reel) => line[reel]! % rows)),
    stakeParts: lineSeeds.length || 7,
    payTable: payTable as Record<string, number[]>,
    freeSpins: feature && { ...feature, reels: reels.map(([, free]) => free) },
  }));

describe('createSimulator', () => {
  it.each(machines.map((machine) => [machine.id, machine.version, machine] as const))(
    'pays on %s, version %d, the same as the product engine for every spin',
    (id, _version, machine) => {
      const { totals, spins } = compare(machine, 2_500, id);

      expect(spins).toBe(2_500 + totals.freeSpins);
      expect(totals.hits).toBeGreaterThan(75);
    },
  );

  it('pays on 150 arbitrary machines the same as the product engine', () => {
    let features = 0;

    fc.assert(
      fc.property(anyMachine, fc.string(), (machine, seed) => {
        features += compare(machine, 100, seed).totals.features;
      }),
      { seed: 43, numRuns: 150 },
    );

    expect(features).toBeGreaterThan(300);
  });

  it('plays free spins that award further ones, up to the limit of a round', () => {
    const longest = wildOnes.freeSpins!.most;
    const recorded = recorder(wildOnes);
    createSimulator(wildOnes, seeded('longest'), recorded.watch).play(5000);

    const lengths = evaluateRecorded(wildOnes, recorded).map(({ spins }) => spins.length - 1);

    expect(new Set(lengths)).toContain(4 + 3);
    expect(lengths.reduce((most, each) => Math.max(most, each))).toBe(longest);
  });

  it('plays respins that fill the window, and some that do not', () => {
    const recorded = recorder(respinning);
    createSimulator(respinning, seeded('respins'), recorded.watch, recorded.watchDraw).play(5_000);

    const played = evaluateRecorded(respinning, recorded).flatMap(({ spins }) => spins[0]!.respins ?? []);

    expect(played.length).toBeGreaterThan(250);
    expect(new Set(played.map(({ grand }) => grand))).toEqual(new Set([0, 300 * respinning.stakeParts]));
  });

  it('returns the same totals for the same words, and others for other words', () => {
    const play = (seed: string) => {
      const simulator = createSimulator(wildOnes, seeded(seed));
      return [simulator.play(5000), simulator.play(777)];
    };

    expect(play('one')).toEqual(play('one'));
    expect(play('one')).not.toEqual(play('two'));
  });

  it('stops at every position of every reel equally often, in base and free spins', () => {
    const { watch, base, free } = countStops(wildOnes);

    createSimulator(wildOnes, seeded('stops'), watch).play(100_000);

    for (const counts of [...base, ...free]) expect(evennessOf(counts).tail).toBeGreaterThan(1e-4);
    expect(base.map((counts) => counts.reduce((sum, count) => sum + count))).toEqual(Array(5).fill(100_000));
  });

  it('stops at every position of six reels equally often', () => {
    const { watch, base } = countStops(clusters);

    createSimulator(clusters, seeded('six reels'), watch).play(100_000);

    for (const counts of base) expect(evennessOf(counts).tail).toBeGreaterThan(1e-4);
  });

  it('throws for machines that exceed its tables', () => {
    const lines = [...manyLines.lines, [0, 0, 0, 0, 1]];
    const sixReels = [...wildOnes.reels, ['fig']];
    const sevenReels = { ...clusters, reels: [...clusters.reels, ['fig']] };
    const longStrips = wildOnes.reels.map(() => Array<string>(200).fill('fig'));

    for (const change of [{ lines }, { reels: sixReels }, { reels: longStrips }]) {
      expect(() => createSimulator({ ...wildOnes, ...change }, seeded(''))).toThrow(RangeError);
    }
    expect(() => createSimulator(sevenReels, seeded(''))).toThrow(RangeError);
  });
});
