import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerRow } from '#lambdas/projections/ledger-fixture';
import { movementOf } from '#lambdas/projections/movement';
import { addDays, addTotals } from './add-metrics';
import { metricsByDay, statisticsOf } from './metrics-of';

const rows = [
  ledgerRow('a', 1, { gold: 100, at: '2026-11-20T23:59:59.999Z', kind: 'grant' }),
  ledgerRow('a', 2, { gold: -30, at: '2026-11-21T00:00:00.000Z' }),
  ledgerRow('b', 1, { gold: 5, at: '2026-11-21T12:00:00.000Z' }),
  ledgerRow('b', 2, { gold: 0, stake: 200, gameId: 'neon-tiger' }),
];

describe('metricsByDay', () => {
  it('adds account changes, stakes and per-game figures by day', () => {
    expect(metricsByDay(rows.map(movementOf))).toEqual({
      '2026-11-20': {
        'house-totals': {
          transactions: 1,
          'transactions grant': 1,
          'player:gold gold': 100,
          'house:games gold': -100,
        },
      },
      '2026-11-21': {
        'house-totals': {
          transactions: 3,
          'transactions round': 3,
          'staked gold': 400,
          'player:gold gold': -25,
          'house:games gold': 25,
        },
        'game#hk-slots#9f': { 'gold r': 2, 'gold s': 200, 'gold q': 2, 'gold p': 175 },
        'game#neon-tiger#9f': { 'gold r': 1, 'gold s': 200, 'gold q': 4, 'gold p': 200 },
      },
      ever: {
        holdings: { gold: 100 },
        'game#hk-slots#9f': { 'gold r': 2, 'gold s': 200, 'gold q': 2, 'gold p': 175 },
        'game#neon-tiger#9f': { 'gold r': 1, 'gold s': 200, 'gold q': 4, 'gold p': 200 },
      },
    });
  });

  it('counts a round by its first stake, with the payout less what decisions added', () => {
    const detail = { kind: 'round', gameId: 'blackjack', parHash: '9f', coin: 'gold', stake: 400 };
    const doubled = movementOf({ ...ledgerRow('a', 1), detail: { ...detail, firstStake: 200, payout: 800 } });
    const lost = movementOf({ ...ledgerRow('a', 2), detail: { ...detail, firstStake: 200, payout: 0 } });

    expect(metricsByDay([doubled, lost])['ever']).toEqual({
      'game#blackjack#9f': { 'gold r': 2, 'gold s': 400, 'gold q': 8, 'gold p': 400 },
    });
    expect(metricsByDay([doubled])['2026-11-21']?.['house-totals']).toMatchObject({ 'staked gold': 400 });
  });

  it('counts the pieces of an order by product, and ignores rows without pieces', () => {
    const order = (sequence: number, pieces?: object) =>
      movementOf({
        ...ledgerRow('a', sequence, { kind: 'order' }),
        detail: { kind: 'order', order: 'o', ...(pieces && { pieces }) },
      });

    const metrics = metricsByDay([order(1, { mug: 2, cap: 1 }), order(2, { mug: 1 }), order(3)])[
      '2026-11-21'
    ];

    expect(metrics?.['ordered']).toEqual({ mug: 3, cap: 1 });
    expect(metrics?.['house-totals']).toMatchObject({ 'transactions order': 3 });
  });

  it('separates game versions and coins', () => {
    const detail = { kind: 'round', gameId: 'hk-slots', coin: 'sweeps', stake: 20, payout: 60 };
    const versions = ['9f', 'c4'].map((parHash) =>
      movementOf({ ...ledgerRow('a', 1), detail: { ...detail, parHash } }),
    );

    expect(metricsByDay(versions)['2026-11-21']).toMatchObject({
      'game#hk-slots#9f': { 'sweeps r': 1, 'sweeps s': 20, 'sweeps p': 60 },
      'game#hk-slots#c4': { 'sweeps r': 1, 'sweeps s': 20, 'sweeps p': 60 },
      'house-totals': { 'staked sweeps': 40 },
    });
  });

  it('counts a sign-up for the welcome bonus, and for no other grant', () => {
    const granted = (sequence: number, reason: string) =>
      movementOf({ ...ledgerRow('a', sequence, { kind: 'grant' }), detail: { kind: 'grant', reason } });

    const metrics = metricsByDay([granted(1, 'welcome'), granted(2, 'daily-bonus')])['2026-11-21'];

    expect(metrics?.['house-totals']).toMatchObject({ 'sign-ups': 1, 'transactions grant': 2 });
  });

  it('counts no holdings for coins that move between accounts of a player', () => {
    const held = movementOf({
      ...ledgerRow('a', 1, { kind: 'hold' }),
      postings: [
        ['player:gold', 'gold', -40],
        ['player:gold-held', 'gold', 40],
      ],
    });

    expect(metricsByDay([held])).not.toHaveProperty('ever');
  });

  it('counts purchased and refunded cents', () => {
    const row = (sequence: number, detail: object) => ({
      ...ledgerRow('a', sequence, { kind: 'grant' }),
      detail,
    });
    const bought = row(1, { kind: 'purchase', priceCents: 499 });
    const back = row(2, { kind: 'refund', cents: 250 });

    expect(
      metricsByDay([bought, bought, back].map(movementOf))['2026-11-21']?.['house-totals'],
    ).toMatchObject({
      'purchased cents': 998,
      'refunded cents': 250,
      'transactions purchase': 2,
      'transactions refund': 1,
    });
    expect(() => movementOf(row(3, { kind: 'refund' }))).toThrow(/not readable in cents/);
  });

  it('subtracts a refund that was refused from the refunded cents, and counts no purchase', () => {
    const row = (sequence: number, detail: object) =>
      movementOf({ ...ledgerRow('a', sequence, { kind: 'grant' }), detail });
    const movements = [
      row(1, { kind: 'purchase', purchase: 'p', priceCents: 499 }),
      row(2, { kind: 'refund', purchase: 'p', cents: 499 }),
      row(3, { kind: 'refund', purchase: 'p', cents: -499 }),
    ];

    expect(metricsByDay(movements)['2026-11-21']?.['house-totals']).toMatchObject({
      'purchased cents': 499,
      'refunded cents': 0,
    });
    expect(statisticsOf(movements)).toMatchObject({ 'purchased cents': 499, 'refunded cents': 0 });
  });

  it('gives the same result in any order and split of the rows', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(amounts, fc.nat(), (changes, seed) => {
        const movements = changes.map((gold, index) => movementOf(ledgerRow('a', index + 1, { gold })));
        const split = seed % (movements.length + 1);
        const parts = [movements.slice(split).reverse(), movements.slice(0, split)];

        expect(addDays(...parts.map(metricsByDay))).toEqual(metricsByDay(movements));
        expect(addTotals(...parts.map(statisticsOf))).toEqual(statisticsOf(movements));
      }),
    );
  });
});

describe('statisticsOf', () => {
  it('counts only rounds, with stakes and payouts', () => {
    expect(statisticsOf(rows.map(movementOf))).toEqual({
      'rounds gold': 3,
      'staked gold': 400,
      'paid gold': 375,
    });
  });
});
