import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, isSameFraction } from '../fraction';
import { hkSlots } from './hk-slots/machine';
import type { SlotMachine } from './machine';
import { canonicalMachine, parSheet } from './par-sheet';
import { payDistribution } from './pay-distribution';
import { returnToPlayer } from './return-to-player';
import { evaluateSpin } from './spin';

/** HK Slots with its rules and so few stops a reel that every spin can be played. */
function reducedHkSlots(stopsPerReel: number, skip = 0): SlotMachine {
  const reels = hkSlots.reels.map((strip) => [...strip, ...strip].slice(skip, skip + stopsPerReel));
  return { ...hkSlots, reels };
}

const symbol = fc.constantFrom('wild', 'star', 'bell', 'plum', 'fig');
const strip = fc.array(symbol, { minLength: 1, maxLength: 7 });
const pays = fc.array(fc.nat({ max: 50 }), { minLength: 3, maxLength: 3 });

/** Small machines with anything that data can hold: wilds on reel 1 that pay, stacks, several scatters a reel. */
const anyMachine: fc.Arbitrary<SlotMachine> = fc
  .record({
    reels: fc.array(strip, { minLength: 3, maxLength: 3 }),
    rows: fc.integer({ min: 1, max: 3 }),
    payTable: fc.record({ wild: pays, bell: pays, plum: pays }, { requiredKeys: ['bell'] }),
    scatterPays: fc.array(fc.nat({ max: 9 }), { maxLength: 4 }),
    lineSeed: fc.array(fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    }),
  })
  .map(({ reels, rows, payTable, scatterPays, lineSeed }) => ({
    ...{ id: 'any', version: 1, symbols: ['wild', 'star', 'bell', 'plum', 'fig'], wild: 'wild', reels, rows },
    scatter: { symbol: 'star', pays: scatterPays },
    lines: lineSeed.map((line) => line.map((row) => row % rows)),
    payTable: payTable as Record<string, number[]>,
    stakes: { gold: [], sweeps: [] },
  }));

/** Plays every combination once and notes what each pays, in line stakes. */
function playEverySpin(machine: SlotMachine): { lines: number[]; scatter: number[] } {
  const lineStakes = machine.lines.length;
  let everyStops: number[][] = [[]];
  for (const reel of machine.reels)
    everyStops = everyStops.flatMap((stops) => reel.map((_, stop) => [...stops, stop]));
  const spins = everyStops.map((stops) => evaluateSpin(machine, stops, lineStakes));
  const scatter = spins.map(({ scatterWin }) => scatterWin?.payout ?? 0);
  return { lines: spins.map(({ payout }, spin) => payout - scatter[spin]!), scatter };
}

function totalOf(values: readonly number[]): bigint {
  return values.reduce((total, value) => total + BigInt(value), 0n);
}

const machines = [
  ['seven stops a reel', reducedHkSlots(7)],
  ['eight other stops a reel', reducedHkSlots(8, 17)],
  ['eight stops at the end of the strips', reducedHkSlots(8, 38)],
] as const;

describe('returnToPlayer', () => {
  it.each(machines)('is, part by part, the very fraction that playing every spin gives: %s', (_, machine) => {
    const { lines, scatter } = playEverySpin(machine);
    const staked = BigInt(lines.length * machine.lines.length);

    const { total, ...parts } = returnToPlayer(machine);

    expect(parts).toEqual({
      lines: fraction(totalOf(lines), staked),
      scatter: fraction(totalOf(scatter), staked),
    });
    expect(total).toEqual(fraction(totalOf(lines) + totalOf(scatter), staked));
  });

  it('is that fraction for any machine, also with paying wilds on reel 1', () => {
    fc.assert(
      fc.property(anyMachine, (machine) => {
        const { lines, scatter } = playEverySpin(machine);
        const staked = BigInt(lines.length * machine.lines.length);

        const paid = fraction(totalOf(lines) + totalOf(scatter), staked);

        expect(isSameFraction(returnToPlayer(machine).total, paid)).toBe(true);
      }),
      { seed: 51, numRuns: 400 },
    );
  });
});

describe('payDistribution', () => {
  function distributionByPlaying(machine: SlotMachine) {
    const { lines, scatter } = playEverySpin(machine);
    const times = new Map<number, number>();
    lines.forEach((paid, spin) => {
      const pay = paid + scatter[spin]!;
      times.set(pay, (times.get(pay) ?? 0) + 1);
    });
    return [...times]
      .sort(([left], [right]) => left - right)
      .map(([lineStakes, combinations]) => ({ lineStakes, combinations }));
  }

  it.each(machines)('counts every spin by its pay: %s', (_, machine) => {
    expect(payDistribution(machine)).toEqual(distributionByPlaying(machine));
  });

  it('counts every spin of any machine by its pay', () => {
    fc.assert(
      fc.property(anyMachine, (machine) => {
        expect(payDistribution(machine)).toEqual(distributionByPlaying(machine));
      }),
      { seed: 52, numRuns: 400 },
    );
  });
});

describe('parSheet', () => {
  // Two reels of four and two stops. Of 8 combinations one pays 12 (cherry, cherry), and one pays 4 (cherry, then bell).
  const tiny: SlotMachine = {
    id: 'tiny',
    version: 3,
    symbols: ['wild', 'star', 'cherry', 'bell'],
    wild: 'wild',
    scatter: { symbol: 'star', pays: [0, 5] },
    reels: [
      ['cherry', 'bell', 'bell', 'bell'],
      ['cherry', 'bell'],
    ],
    rows: 1,
    lines: [
      [0, 0],
      [0, 0],
    ],
    payTable: { cherry: [2, 6] },
    stakes: { gold: [2], sweeps: [2] },
  };

  it('tells of a machine small enough to count by hand what a hand counts', () => {
    const none = { numerator: '0', denominator: '1', basisPoints: 0 };
    const all = { numerator: '1', denominator: '1', basisPoints: 10_000 };

    expect(parSheet(tiny)).toEqual({
      gameId: 'tiny',
      version: 3,
      combinations: 8,
      rtp: { total: all, lines: all, scatter: none },
      hitRate: { numerator: '1', denominator: '4', basisPoints: 2_500 },
      aboveStakeRate: { numerator: '1', denominator: '4', basisPoints: 2_500 },
      // In stakes: once 6, once 2, six times 0; the mean is 1 and the variance (36 + 4) / 8 − 1.
      standardDeviation: 2,
      maximumWin: { multiple: 6, combinations: 1, oneIn: 8 },
    });
  });

  it('does not count a payout of exactly the stake as above it', () => {
    const even = { ...tiny, payTable: { cherry: [1, 1] } };

    const { hitRate, aboveStakeRate } = parSheet(even);

    expect(hitRate.basisPoints).toBe(2_500);
    expect(aboveStakeRate.basisPoints).toBe(0);
  });

  it('refuses a machine with more combinations than can be counted exactly', () => {
    const reel = Array.from({ length: 2_000 }, () => 'bell');
    const endless = { ...tiny, reels: [reel, reel, reel, reel, reel] };

    expect(() => parSheet(endless)).toThrow(RangeError);
  });
});

describe('canonicalMachine', () => {
  it('gives one text whatever the order in which the data was written', () => {
    const backwards = Object.fromEntries(Object.entries(hkSlots).reverse()) as unknown as SlotMachine;
    const shuffled = {
      ...backwards,
      payTable: Object.fromEntries(Object.entries(hkSlots.payTable).reverse()),
    };

    expect(canonicalMachine(shuffled)).toBe(canonicalMachine(hkSlots));
  });

  it.each<[string, Partial<SlotMachine>]>([
    ['version', { version: 2 }],
    ['symbols', { symbols: [...hkSlots.symbols].reverse() }],
    ['wild', { wild: 'dragon' }],
    ['scatter', { scatter: { ...hkSlots.scatter, pays: [0, 0, 2, 20, 201] } }],
    ['rows', { rows: 4 }],
    ['reels', { reels: hkSlots.reels.map((each, reel) => (reel === 4 ? [...each].reverse() : each)) }],
    ['lines', { lines: [...hkSlots.lines].reverse() }],
    ['pay table', { payTable: { ...hkSlots.payTable, jack: [0, 0, 10, 40, 151] } }],
    ['stakes', { stakes: { ...hkSlots.stakes, sweeps: [20] } }],
  ])('changes with the %s', (_, change) => {
    expect(canonicalMachine({ ...hkSlots, ...change })).not.toBe(canonicalMachine(hkSlots));
  });

  it('is the text that was hashed into every round of HK Slots version 1', () => {
    const hash = createHash('sha256').update(canonicalMachine(hkSlots), 'utf8').digest('hex');

    expect(hash).toBe('326f1b2331d8218973628f742bfc84ac1fc6ebafc295e50013cb8521bd91ac09');
  });
});
