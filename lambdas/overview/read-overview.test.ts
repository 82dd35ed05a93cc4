import { describe, expect, it } from 'vitest';
import { ever, gameMetric, holdingsMetric, houseMetric } from '#domain/ledger/metric-names';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import { readTotals } from './read-totals';

const now = () => new Date('2026-11-26T09:00:00Z');

async function setup(holdings = { gold: 9_000, sweeps: 2_000 }) {
  const metrics = createFakeMetrics();
  const from = { player: 'mei', lastSequence: 0, tries: 0, isParked: false };
  const days = {
    '2026-11-26': {
      [houseMetric]: {
        'purchased cents': 4_999,
        'refunded cents': 999,
        'house:redemptions sweeps': 1_500,
        'transactions order': 1,
        'sign-ups': 2,
        'active players': 5,
        'player:sweeps-unplayed sweeps': 300,
        'player:sweeps-redeemable sweeps': -1_500,
        'player:gold gold': 7_000,
      },
    },
    '2026-11-24': { [houseMetric]: { 'purchased cents': 1_000, 'sign-ups': 1 } },
    [ever]: {
      [holdingsMetric]: holdings,
      [gameMetric('hk-slots', '9f')]: { 'sweeps r': 4, 'sweeps s': 80, 'sweeps q': 9, 'sweeps p': 60 },
    },
  };
  await metrics.advance([{ from, to: 1, statistics: {}, days }], 0);
  const mailInCounts = {
    on: async (counted: readonly string[]) =>
      counted.includes('2026-11-26') ? { credited: 3, refused: 1 } : { credited: 0, refused: 0 },
  };
  return (length: number) => readTotals({ metrics, mailInCounts, now }, length);
}

describe('readTotals', () => {
  it('compares the days up to today with as many before them', async () => {
    const read = await setup();

    const { period, before, totals } = await read(2);

    expect([period, before]).toEqual([
      { from: '2026-11-25', to: '2026-11-26' },
      { from: '2026-11-23', to: '2026-11-24' },
    ]);
    expect(totals.period).toMatchObject({
      purchasedCents: 4_999,
      refundedCents: 999,
      redeemedSweeps: 1_500,
      netCents: 2_500,
      ordersPlaced: 1,
      signUps: 2,
      activePlayers: 5,
      mailInEntries: { credited: 3, refused: 1 },
    });
    expect(totals.before).toMatchObject({ purchasedCents: 1_000, netCents: 1_000, signUps: 1 });
  });

  it('returns what players hold now, and what they held before the period', async () => {
    const read = await setup();

    const { totals } = await read(1);

    expect(totals.period.sweepsOutstanding).toBe(2_000 + 60 - 80);
    expect(totals.before.sweepsOutstanding).toBe(1_980 - (300 - 1_500));
  });

  it('returns no holdings while rows from before they were counted are missing', async () => {
    const read = await setup({ gold: 9_000, sweeps: -2_000 });

    const { totals } = await read(1);

    expect([totals.period.sweepsOutstanding, totals.before.sweepsOutstanding]).toEqual([null, null]);
  });
});
