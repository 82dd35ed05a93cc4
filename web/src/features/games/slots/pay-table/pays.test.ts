import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { paysAt, scatterPaysAt } from './pays';

const machine = {
  ...hkSlots,
  symbols: ['pearl', 'plum'],
  lines: [[0], [1]],
  payTable: { plum: [0, 5, 20] },
  scatter: { symbol: 'pearl', pays: [0, 0, 3] },
};

describe('paysAt', () => {
  it('pays the multiples of the line stake, the longest run first, and leaves out what pays nothing', () => {
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
    'needs no fraction of a coin at a stake of %i',
    (stake) => {
      const payouts = paysAt(hkSlots, stake).flatMap(({ runs }) => runs.map(({ payout }) => payout));

      expect(payouts.length).toBeGreaterThan(20);
      expect(payouts.every(Number.isInteger)).toBe(true);
    },
  );
});

describe('scatterPaysAt', () => {
  it('pays multiples of the whole stake', () => {
    expect(scatterPaysAt(machine, 100)).toEqual({ symbol: 'pearl', runs: [{ count: 3, payout: 300 }] });
  });
});
