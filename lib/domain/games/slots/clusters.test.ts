import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctStates } from './cluster-half';
import { payingClusters, payOfCluster } from './clusters';
import type { SlotMachine } from './machine';
import { payOfClustersNaively } from './naive-clusters-fixture';
import { naiveRounds } from './naive-rounds-fixture';
import { payDistribution } from './pay-distribution';
import { returnToPlayer } from './return-to-player';
import { evaluateSpin } from './spin';

const symbols = ['wild', 'star', 'koi', 'frog'];

const machine: SlotMachine = {
  id: 'clusters',
  version: 1,
  symbols,
  wild: 'wild',
  scatter: { symbol: 'star', pays: [0, 2] },
  reels: [['koi'], ['koi'], ['koi']],
  rows: 3,
  lines: [],
  stakeParts: 10,
  clusterSizes: [3, 4, 6],
  payTable: { koi: [5, 8, 20], frog: [2, 3, 4] },
  freeSpins: null,
  stakes: { gold: [10], sweeps: [10] },
};

/** A window from its rows, one letter for each reel: the initials of the symbols, or `-` for the star. */
function windowOf(...rows: string[]): string[][] {
  const named = (letter: string) => symbols.find((symbol) => symbol.startsWith(letter)) ?? 'star';
  return [...rows[0]!].map((_, reel) => rows.map((row) => named(row[reel]!)));
}

describe('payingClusters', () => {
  const found = (...rows: string[]) =>
    payingClusters(machine, windowOf(...rows)).map(({ symbol, count, pays }) => [symbol, count, pays]);

  it('finds a cluster around corners and returns its positions reel by reel', () => {
    const [cluster, ...others] = payingClusters(machine, windowOf('kk-', '-k-', '-kk'));

    expect(others).toEqual([]);
    expect(cluster).toEqual({
      symbol: 'koi',
      count: 5,
      positions: [
        { reel: 0, row: 0 },
        { reel: 1, row: 0 },
        { reel: 1, row: 1 },
        { reel: 1, row: 2 },
        { reel: 2, row: 2 },
      ],
      pays: 8,
    });
  });

  it('does not join positions that touch by a corner', () => {
    expect(found('kk-', '--k', 'kkk')).toEqual([['koi', 4, 8]]);
    expect(found('kk-', '--k', '-kk')).toEqual([['koi', 3, 5]]);
  });

  it('does not join the last row of a reel with the first of the next', () => {
    expect(found('-k-', '-k-', 'k--')).toEqual([]);
  });

  it('pays several clusters of one symbol, each by its size', () => {
    expect(found('kfk', 'kfk', 'kfk')).toEqual([
      ['koi', 3, 5],
      ['koi', 3, 5],
      ['frog', 3, 2],
    ]);
  });

  it('counts a wild in the clusters of all symbols that it touches', () => {
    expect(found('kkf', '-wf', '---')).toEqual([
      ['koi', 3, 5],
      ['frog', 3, 2],
    ]);
  });

  it('pays no cluster of wilds alone, and one of wilds with a single symbol', () => {
    expect(found('ww-', 'ww-', '---')).toEqual([]);
    expect(found('ww-', 'wk-', '---')).toEqual([['koi', 4, 8]]);
  });

  it('pays no scatters as a cluster', () => {
    expect(found('---', '---', '---')).toEqual([]);
  });
});

describe('payOfCluster', () => {
  it.each([
    [2, 0],
    [3, 5],
    [4, 8],
    [5, 8],
    [6, 20],
    [9, 20],
  ])('pays a cluster of %d by the largest size that it reaches', (count, pays) => {
    expect(payOfCluster(machine, 'koi', count)).toBe(pays);
  });
});

describe('evaluateSpin of a machine that pays by clusters', () => {
  it('pays clusters and scatters, and names neither lines nor ways', () => {
    const strips = windowOf('kk-', 'kf-', '--f');

    const spin = evaluateSpin({ ...machine, reels: strips }, [0, 0, 0], 100);

    expect(spin.clusterWins).toMatchObject([{ symbol: 'koi', count: 3, payout: 50 }]);
    expect([spin.lineWins, spin.wayWins, spin.scatterWin?.payout, spin.payout]).toEqual([[], [], 200, 250]);
  });
});

const strip = (maxLength: number) =>
  fc.array(fc.constantFrom(...symbols, 'koi', 'frog'), { minLength: 1, maxLength });
const stripsOf = (count: number) => fc.array(strip(4), { minLength: count, maxLength: count });
const pays = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 3 });
const freeSpins = fc.record({
  awards: fc.array(fc.nat({ max: 2 }), { maxLength: 3 }),
  retriggers: fc.array(fc.nat({ max: 1 }), { maxLength: 3 }),
  most: fc.integer({ min: 1, max: 2 }),
  multiplier: fc.integer({ min: 1, max: 3 }),
});

/** Small machines of one to five reels: stacks, pays that decrease with the size, wilds on any reel and wilds that expand. */
const anyClusterMachine: fc.Arbitrary<SlotMachine> = fc
  .record({
    reels: fc.integer({ min: 1, max: 5 }).chain((count) => fc.tuple(stripsOf(count), stripsOf(count))),
    rows: fc.integer({ min: 1, max: 4 }),
    clusterSizes: fc.constantFrom([2, 3, 5], [1, 4, 6], [3, 4, 5]),
    payTable: fc.record({ koi: pays, frog: pays }),
    wildsExpand: fc.boolean(),
    feature: fc.option(freeSpins),
  })
  .map(({ reels: [base, free], rows, clusterSizes, payTable, wildsExpand, feature }) => ({
    ...machine,
    reels: base,
    rows,
    clusterSizes,
    payTable,
    wildsExpand,
    freeSpins: feature && base.length < 4 ? { ...feature, reels: free } : null,
  }));

describe('exact figures of clusters against every round of a naive engine', () => {
  const lowest = (numerator: bigint, denominator: bigint) => {
    let [left, right] = [numerator, denominator];
    while (right > 0n) [left, right] = [right, left % right];
    return `${numerator / left}/${denominator / left}`;
  };

  it('return the same fraction for every part of the RTP', () => {
    let paying = 0;

    fc.assert(
      fc.property(anyClusterMachine, (any) => {
        const { sums } = naiveRounds(any);
        const staked = sums.total * BigInt(any.stakeParts);

        const { clusters, total, lines, ways } = returnToPlayer(any);

        if (sums.symbols > 0n) paying += 1;
        expect([lines, ways]).toEqual([undefined, undefined]);
        expect(`${clusters!.numerator}/${clusters!.denominator}`).toBe(lowest(sums.symbols, staked));
        expect(`${total.numerator}/${total.denominator}`).toBe(
          lowest(sums.symbols + sums.scatter + sums.freeSpins, staked),
        );
      }),
      { seed: 61, numRuns: 200 },
    );
    expect(paying).toBeGreaterThan(100);
  });

  it('weigh every payout with the same share', () => {
    fc.assert(
      fc.property(anyClusterMachine, (any) => {
        const { weights, sums } = naiveRounds(any);

        const { pays: found, total } = payDistribution(any);

        expect(found.map(({ parts, weight }) => [parts, lowest(weight, total)])).toEqual(
          [...weights]
            .sort(([left], [right]) => left - right)
            .map(([parts, weight]) => [parts, lowest(weight, sums.total)]),
        );
      }),
      { seed: 62, numRuns: 200 },
    );
  });

  it('agree with the product engine on windows of six reels and five rows', () => {
    const column = fc.array(fc.constantFrom(...symbols, 'koi', 'frog'), { minLength: 5, maxLength: 5 });
    const window = fc.array(column, { minLength: 6, maxLength: 6 });

    fc.assert(
      fc.property(window, (shown) => {
        const paid = payingClusters(machine, shown).reduce((sum, cluster) => sum + cluster.pays, 0);

        expect(paid).toBe(payOfClustersNaively(machine, shown));
      }),
      { seed: 63, numRuns: 1_000 },
    );
  });

  it('throw for machines that are too large to enumerate', () => {
    const reels = Array.from({ length: 6 }, () => Array.from({ length: 30 }, () => 'koi'));

    expect(() => payDistribution({ ...machine, reels })).toThrow(RangeError);
    expect(() => returnToPlayer({ ...machine, reels, rows: 6 })).toThrow(RangeError);
  });
});

describe('distinctStates', () => {
  it('numbers equal states once, and throws a RangeError for the first that 16 bits do not hold', () => {
    const states = distinctStates();
    const numberOf = (count: number) => states.indexOf([{ rows: 1, count, isOwn: true }]);
    for (let count = 0; count < 2 ** 16; count += 1) numberOf(count);

    expect([numberOf(0), numberOf(2 ** 16 - 1)]).toEqual([0, 2 ** 16 - 1]);
    expect(() => numberOf(2 ** 16)).toThrow(RangeError);
  });
});
