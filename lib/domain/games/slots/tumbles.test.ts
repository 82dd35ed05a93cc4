import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '../odds/fraction';
import { cascadeFrom, windowAtRest } from './cascade';
import { lanternCascade } from './lantern-cascade/machine';
import type { SlotMachine, TumbleRules } from './machine';
import { everyNaiveCascade, naiveCascade, naiveScatterPay } from './naive-cascades-fixture';
import { payDistribution } from './pay-distribution';
import { basePhase } from './phase';
import { returnToPlayer } from './return-to-player';
import { cascadeTable } from './simulation/cascade-table';
import { evaluateSpin } from './spin';
import { tumbleFrequency } from './tumble-frequency';
import { mostTumbles } from './tumble-rules';
import { walkCascades } from './tumble-walk';

const rules: TumbleRules = { multipliers: [1, 2, 5], most: 4 };

/** Three reels of two rows. Stops 1 on all reels show a way of bells; plums fall in their place. */
const machine: SlotMachine = {
  id: 'falling',
  version: 1,
  symbols: ['wild', 'star', 'bell', 'plum', 'fig'],
  wild: 'wild',
  scatter: { symbol: 'star', pays: [0, 3] },
  reels: [
    ['plum', 'bell', 'fig', 'star'],
    ['plum', 'bell', 'star'],
    ['plum', 'wild', 'fig', 'fig'],
  ],
  rows: 2,
  lines: [],
  stakeParts: 10,
  payTable: { bell: [0, 0, 4], plum: [0, 0, 1] },
  freeSpins: null,
  tumbles: rules,
  stakes: { gold: [10], sweeps: [10] },
};

/** Features that exclude tumbles. */
const exclusive: [string, Partial<SlotMachine>][] = [
  ['lines', { lines: [[0, 0, 0]] }],
  ['clusters', { clusterSizes: [5] }],
  ['wilds that expand', { wildsExpand: true }],
  ['free spins', { freeSpins: { awards: [], retriggers: [], most: 1, multiplier: 1, reels: machine.reels } }],
  [
    'respins',
    {
      respins: {
        symbol: 'star',
        from: 2,
        count: 3,
        hits: 1,
        outOf: 9,
        values: [{ multiple: 1, weight: 1 }],
        grand: 9,
      },
    },
  ],
];

describe('cascadeFrom', () => {
  it('removes winning symbols and wilds, lets those above fall and continues the strip', () => {
    const cascade = cascadeFrom(machine, rules, [1, 1, 1]);

    expect(cascade.map(({ window }) => window)).toEqual([
      [
        ['bell', 'fig'],
        ['bell', 'star'],
        ['wild', 'fig'],
      ],
      [
        ['plum', 'fig'],
        ['plum', 'star'],
        ['plum', 'fig'],
      ],
      [
        ['star', 'fig'],
        ['star', 'star'],
        ['fig', 'fig'],
      ],
    ]);
    expect(cascade.map(({ above }) => above)).toEqual([
      [0, 0, 0],
      [3, 2, 3],
      [2, 1, 2],
    ]);
  });

  it('has the ways and the multiplier of each window, and none in the last one', () => {
    const cascade = cascadeFrom(machine, rules, [1, 1, 1]);

    expect(cascade.map(({ runs, multiplier }) => [runs.map(({ pays }) => pays), multiplier])).toEqual([
      [[4], 1],
      [[1], 2],
      [[], 5],
    ]);
  });

  it('ends at the limit, even where ways would win on', () => {
    const endless = { ...machine, reels: [['bell'], ['bell'], ['bell']] };

    const cascade = cascadeFrom(endless, rules, [0, 0, 0]);

    expect(cascade.map(({ runs }) => runs.length)).toEqual([1, 1, 1, 1, 0]);
  });
});

describe('windowAtRest', () => {
  it('is the last window of the tumbles, with the scatters that pay', () => {
    const window = windowAtRest(machine, evaluateSpin(machine, [1, 1, 1], 10));

    expect(window).toEqual([
      ['star', 'fig'],
      ['star', 'star'],
      ['fig', 'fig'],
    ]);
  });

  it('is that at the stops for a spin without a tumble', () => {
    const spin = evaluateSpin(machine, [2, 1, 2], 10);

    expect(windowAtRest(machine, spin)).toEqual(spin.window);
  });
});

describe('evaluateSpin on a machine with tumbles', () => {
  it('pays ways of every window and scatters of the last one, and counts tumbles', () => {
    const spin = evaluateSpin(machine, [1, 1, 1], 20);

    expect(spin.wayWins).toEqual([{ symbol: 'bell', count: 3, ways: 1, payout: 8 }]);
    expect(spin.scatterWin).toEqual({ symbol: 'star', count: 3, payout: 60 });
    expect([spin.tumbles, spin.payout]).toEqual([2, 8 + 2 * 2 + 60]);
    expect(spin.window[0]).toEqual(['bell', 'fig']);
  });

  it('pays nothing in the window after the last tumble that it may have', () => {
    const spin = evaluateSpin({ ...machine, tumbles: { multipliers: [1], most: 0 } }, [1, 1, 1], 10);

    expect(spin.wayWins).toEqual([]);
    expect(spin.payout).toBe(spin.scatterWin?.payout ?? 0);
  });

  it.each<[string, Partial<SlotMachine>]>(exclusive)('throws a RangeError for %s', (_, change) => {
    expect(() => evaluateSpin({ ...machine, ...change }, [1, 1, 1], 10)).toThrow(RangeError);
  });

  it.each([
    ['a multiplier', { multiplier: 2 }],
    ['awards of free spins', { awards: [0, 0, 5] }],
  ])('throws a RangeError for a phase with %s', (_, change) => {
    const phase = { ...basePhase(machine), ...change };

    expect(() => evaluateSpin(machine, [1, 1, 1], 10, phase)).toThrow(RangeError);
  });

  it('records no tumbles for a spin without a way', () => {
    expect(evaluateSpin(machine, [2, 1, 2], 10)).not.toHaveProperty('tumbles');
  });
});

const symbols = ['wild', 'star', 'bell', 'plum', 'fig'];
const strip = fc.array(fc.constantFrom(...symbols), { minLength: 1, maxLength: 5 });
const pays = fc.array(fc.nat({ max: 50 }), { minLength: 3, maxLength: 3 });

/** Small machines with tumbles: wilds on reel 1 that pay, stacks, strips shorter than the window, cascades that reach the limit. */
const anyMachine: fc.Arbitrary<SlotMachine> = fc
  .record({
    reels: fc.array(strip, { minLength: 1, maxLength: 4 }),
    rows: fc.integer({ min: 1, max: 3 }),
    payTable: fc.record({ wild: pays, bell: pays, plum: pays }, { requiredKeys: [] }),
    scatterPays: fc.array(fc.nat({ max: 9 }), { maxLength: 4 }),
    further: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
    most: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ reels, rows, payTable, scatterPays, further, most }) => ({
    ...machine,
    reels,
    rows,
    scatter: { symbol: 'star', pays: scatterPays },
    payTable: Object.fromEntries(
      Object.entries(payTable).flatMap(([symbol, row]) => (row ? [[symbol, row]] : [])),
    ),
    tumbles: { multipliers: [1, ...further], most },
  }));

describe('a machine with tumbles against a naive engine', () => {
  it('has the same windows and payouts for every combination of stops', () => {
    let longest = 0;
    fc.assert(
      fc.property(anyMachine, (any) => {
        for (const { stops, windows, pays: paid, scatters } of everyNaiveCascade(any)) {
          const cascade = cascadeFrom(any, any.tumbles!, stops);
          const parts = paid.reduce((sum, pay) => sum + pay, 0);

          expect(cascade.map(({ window }) => window)).toEqual(windows);
          expect(evaluateSpin(any, stops, any.stakeParts).payout).toBe(
            parts + naiveScatterPay(any, scatters) * any.stakeParts,
          );
          longest = Math.max(longest, paid.length);
        }
      }),
      { seed: 61, numRuns: 120 },
    );
    expect(longest).toBe(5);
  });

  it('has the same distribution, return and frequencies', () => {
    fc.assert(
      fc.property(anyMachine, (any) => {
        const cascades = everyNaiveCascade(any);
        const weights = new Map<number, bigint>();
        const sums = { first: 0, later: 0, scatter: 0, tumbles: 0 };
        for (const { pays: paid, scatters } of cascades) {
          const scatter = naiveScatterPay(any, scatters);
          const parts = paid.reduce((sum, pay) => sum + pay, 0) + scatter * any.stakeParts;
          weights.set(parts, (weights.get(parts) ?? 0n) + 1n);
          const [first = 0, ...later] = paid;
          sums.first += first;
          sums.later += later.reduce((sum, pay) => sum + pay, 0);
          sums.scatter += scatter;
          sums.tumbles += paid.length;
        }
        const perRound = (sum: number) => fraction(BigInt(sum), BigInt(cascades.length));
        const perStake = (sum: number) => fraction(BigInt(sum), BigInt(cascades.length * any.stakeParts));

        const { pays: found, total } = payDistribution(any);
        const rtp = returnToPlayer(any);
        const frequency = tumbleFrequency(any);

        expect(total).toBe(BigInt(cascades.length));
        expect(found.map(({ parts, weight }) => [parts, weight])).toEqual(
          [...weights].sort(([left], [right]) => left - right),
        );
        expect(rtp.ways).toEqual(perStake(sums.first));
        expect(rtp.tumbles).toEqual(perStake(sums.later));
        expect(rtp.scatter).toEqual(perRound(sums.scatter));
        expect(frequency.tumblesPerRound).toEqual(perRound(sums.tumbles));
        const longest = Math.max(...cascades.map(({ pays: paid }) => paid.length));
        expect(frequency.reached).toEqual(
          Array.from({ length: longest }, (_, at) =>
            perRound(cascades.filter(({ pays: paid }) => paid.length > at).length),
          ),
        );
      }),
      { seed: 62, numRuns: 300 },
    );
  });

  it('matches the naive engine in 3,000 rounds of Lantern Cascade', () => {
    let tumbles = 0;
    for (let round = 0; round < 3_000; round += 1) {
      const stops = lanternCascade.reels.map(
        ({ length }, reel) =>
          Math.imul(round + 1, [2_654_435, 40_503, 69_621, 16_807, 48_271][reel]!) % length,
      );
      const { windows, pays: paid, scatters } = naiveCascade(lanternCascade, stops.map(Math.abs));

      const spin = evaluateSpin(lanternCascade, stops.map(Math.abs), 20);

      expect(spin.payout).toBe(
        paid.reduce((sum, pay) => sum + pay, 0) + naiveScatterPay(lanternCascade, scatters) * 20,
      );
      expect(spin.tumbles ?? 0).toBe(windows.length - 1);
      tumbles += windows.length - 1;
    }
    expect(tumbles).toBeGreaterThan(1_000);
  });
});

describe('walkCascades', () => {
  it('reports every combination of Lantern Cascade once', () => {
    let combinations = 0;
    walkCascades(lanternCascade, ({ read, next }) => {
      const rest = lanternCascade.reels.slice(read + 1).reduce((product, each) => product * each.length, 1);
      combinations += read === 5 ? 1 : next.stops.length * rest;
    });

    expect(combinations).toBe(lanternCascade.reels.reduce((product, each) => product * each.length, 1));
  });

  it.each<[string, Partial<SlotMachine>]>([
    ['no tumbles', { tumbles: undefined }],
    ['eight rows', { rows: 8 }],
    ['too many symbols', { symbols: [...machine.symbols, ...Array.from('abcdefghijklm')] }],
    ...exclusive,
  ])('throws a RangeError for %s', (_, change) => {
    expect(() => walkCascades({ ...machine, ...change }, () => undefined)).toThrow(RangeError);
  });
});

describe('cascadeTable', () => {
  it('throws a RangeError for more positions than an entry counts scatters', () => {
    expect(() =>
      cascadeTable({ ...machine, reels: Array.from({ length: 5 }, () => ['bell']), rows: 7 }),
    ).toThrow(RangeError);
  });
});

describe('the longest cascade that a machine may have', () => {
  /** Every window wins, so that each spin has as many tumbles as the rules allow. */
  const endless = (most: number): SlotMachine => ({
    ...machine,
    reels: [['bell'], ['bell'], ['bell']],
    rows: 1,
    tumbles: { multipliers: [1], most },
  });

  it('has an exact return and distribution', () => {
    const { total } = returnToPlayer(endless(mostTumbles));

    expect(total).toEqual(fraction(BigInt(mostTumbles) * 4n, 10n));
    expect(payDistribution(endless(mostTumbles)).pays).toEqual([{ parts: mostTumbles * 4, weight: 1n }]);
  });

  it.each([mostTumbles + 1, 5_000])('is refused with a clear error for %d tumbles', (most) => {
    const message = `A spin may have at most 100 tumbles, not ${most}`;

    expect(() => returnToPlayer(endless(most))).toThrow(new RangeError(message));
    expect(() => payDistribution(endless(most))).toThrow(new RangeError(message));
    expect(() => evaluateSpin(endless(most), [0, 0, 0], 10)).toThrow(new RangeError(message));
  });
});
