import { describe, expect, it } from 'vitest';
import { ledgerRow } from '#lambdas/projections/ledger-fixture';
import { movementOf } from '#lambdas/projections/movement';
import { activeDays, metricsWithActivity } from './active-days';

const on = (sequence: number, day: string, kind = 'round') =>
  movementOf(ledgerRow('mei', sequence, { kind, at: `${day}T12:00:00.000Z` }));

describe('activeDays', () => {
  it('returns each day with a round once, and no day without one', () => {
    const movements = [
      on(1, '2026-11-20'),
      on(2, '2026-11-20'),
      on(3, '2026-11-21', 'grant'),
      on(4, '2026-11-22'),
    ];

    expect(activeDays(movements, undefined)).toEqual(['2026-11-20', '2026-11-22']);
  });

  it('skips the last day counted and those before, to which a slow clock may return', () => {
    const movements = [on(8, '2026-11-21'), on(9, '2026-11-20'), on(10, '2026-11-22'), on(11, '2026-11-21')];

    expect(activeDays(movements, '2026-11-21')).toEqual(['2026-11-22']);
  });
});

describe('metricsWithActivity', () => {
  it('counts the player in the totals of each of these days', () => {
    const metrics = metricsWithActivity([on(1, '2026-11-20'), on(2, '2026-11-20')], ['2026-11-20']);

    expect(metrics['2026-11-20']?.['house-totals']).toMatchObject({
      'active players': 1,
      'transactions round': 2,
    });
  });
});
