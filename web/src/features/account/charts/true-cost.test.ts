import { describe, expect, it } from 'vitest';
import { costBy, costNow, netCents, sumCost } from './true-cost';

type Line = Parameters<typeof sumCost>[0][number];

const zone = 'America/Chicago';
const at = '2026-11-21T20:00:00.000Z';
const moved = (amount: number): Line['postings'] => [
  { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: -amount },
  { account: 'house:redemptions', coin: 'sweeps', amount },
];
const bought = (priceCents: number, when = at): Line => ({
  kind: 'purchase',
  at: when,
  postings: [],
  purchase: { id: 'p', priceCents },
});
const ordered = (amount: number, when = at): Line => ({ kind: 'order', at: when, postings: moved(amount) });

describe('sumCost', () => {
  it('sums purchases and prizes, whose difference is the net amount', () => {
    const cost = sumCost([bought(999), bought(499), ordered(1_000)]);

    expect(cost).toEqual({ spentCents: 1_498, redeemedCents: 1_000 });
    expect(netCents(cost)).toBe(-498);
  });

  it('subtracts refunds and reversals', () => {
    const refunded: Line = {
      kind: 'refund',
      at,
      postings: [],
      refund: { cents: 999, owed: { gold: 0, sweeps: 0 }, purchase: 'p' },
    };
    const undone: Line = { kind: 'reversal', at, postings: moved(-1_000) };

    expect(sumCost([bought(999), refunded, ordered(1_000), undone])).toEqual({
      spentCents: 0,
      redeemedCents: 0,
    });
  });

  it('ignores a purchase that was begun and never paid', () => {
    const begun: Line = { ...bought(999), kind: 'purchase-begun' };

    expect(sumCost([begun])).toEqual({ spentCents: 0, redeemedCents: 0 });
  });

  it('ignores the coins that a prize credits', () => {
    const postings: Line['postings'] = [
      ...moved(500),
      { account: 'player:gold', coin: 'gold', amount: 100_000 },
      { account: 'house:redemptions', coin: 'gold', amount: -100_000 },
    ];

    expect(sumCost([{ kind: 'order', at, postings }]).redeemedCents).toBe(500);
  });
});

describe('cost by period', () => {
  // November 20, late in the evening in Chicago; the month before; the year before.
  const lines = [
    bought(100, '2026-11-21T05:59:00Z'),
    bought(200),
    ordered(50, '2026-10-31T20:00:00Z'),
    bought(400, '2025-11-21T20:00:00Z'),
  ];

  it("uses the days and months of the player's time zone", () => {
    expect(costNow(lines, new Date(at), zone)).toEqual({
      today: { spentCents: 200, redeemedCents: 0 },
      month: { spentCents: 300, redeemedCents: 0 },
      ever: { spentCents: 700, redeemedCents: 50 },
    });
  });

  it('lists only days and months with activity, newest first', () => {
    expect(costBy('day', lines, zone).map(({ when }) => when)).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-10-31',
      '2025-11-21',
    ]);
    expect(costBy('month', lines, zone).map(({ when, spentCents }) => [when, spentCents])).toEqual([
      ['2026-11', 300],
      ['2026-10', 0],
      ['2025-11', 400],
    ]);
  });
});
