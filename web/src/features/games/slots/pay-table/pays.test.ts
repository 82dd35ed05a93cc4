import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { awardsOf, paysAt, runLabel, scatterPaysAt } from './pays';

const machine = {
  ...hkSlots,
  symbols: ['pearl', 'plum'],
  lines: [[0], [1]],
  stakeParts: 2,
  payTable: { plum: [0, 5, 20] },
  scatter: { symbol: 'pearl', pays: [0, 0, 3] },
};

describe('paysAt', () => {
  it('returns multiples of a stake part, the longest run first, without zero payouts', () => {
    expect(paysAt(machine, 100)).toEqual([
      {
        symbol: 'plum',
        runs: [
          { count: 3, payout: 1_000 },
          { count: 2, payout: 250 },
        ],
      },
    ]);
  });

  it.each([...hkSlots.stakes.gold, ...hkSlots.stakes.sweeps])(
    'returns whole units at a stake of %i',
    (stake) => {
      const payouts = paysAt(hkSlots, stake).flatMap(({ runs }) => runs.map(({ payout }) => payout));

      expect(payouts.length).toBeGreaterThan(20);
      expect(payouts.every(Number.isInteger)).toBe(true);
    },
  );
});

describe('paysAt of a machine that pays by clusters', () => {
  const clusters = { ...machine, lines: [], clusterSizes: [5, 6, 8], payTable: { plum: [1, 2, 9] } };

  it('returns the range of sizes of each payout, the largest first', () => {
    const [plum] = paysAt(clusters, 100);

    expect(plum?.runs).toEqual([
      { count: 8, upTo: null, payout: 450 },
      { count: 6, upTo: 7, payout: 100 },
      { count: 5, upTo: 5, payout: 50 },
    ]);
    expect(plum?.runs.map(runLabel)).toEqual(['8+', '6–7×', '5×']);
  });

  it('labels the runs of other machines by their length', () => {
    expect(paysAt(machine, 100)[0]?.runs.map(runLabel)).toEqual(['3×', '2×']);
  });
});

describe('scatterPaysAt', () => {
  it('pays multiples of the whole stake', () => {
    expect(scatterPaysAt(machine, 100)).toEqual({ symbol: 'pearl', runs: [{ count: 3, payout: 300 }] });
  });
});

describe('awardsOf', () => {
  it('lists the awards, the most first', () => {
    const freeSpins = { awards: [0, 0, 8, 10], retriggers: [], most: 30, multiplier: 2, reels: [] };

    expect(awardsOf({ ...machine, freeSpins })).toEqual([
      { count: 4, spins: 10 },
      { count: 3, spins: 8 },
    ]);
  });

  it('is empty for a machine without free spins', () => {
    expect(awardsOf({ ...machine, freeSpins: null })).toEqual([]);
  });
});
