import { expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { MysteryOdds } from '#domain/rewards/mystery/odds';
import type { Product } from '#domain/rewards/product';
import { checkOddsAlone } from './odds-alone';

const box: Product = {
  ...{ id: 'box', name: 'A box', image: null, terms: null, category: 'mystery_prize' },
  ...{ stock: 5, price: amount(1_000), isActive: true },
};
const oddsOf = (weight: number): MysteryOdds => ({
  ...{ product: 'box', version: 1, publishedAt: new Date('2026-11-21T12:00:00Z') },
  outcomes: [
    { kind: 'sweeps', sweeps: amount(2_000), weight },
    { kind: 'gold', gold: amount(1), weight: 10_000 - weight },
  ],
});

it.each([
  ['as much as it costs, but for a Gold Coin', 4_999, null],
  ['more than it costs by parts of a Gold Coin', 5_000, { code: 'approvals/second-needed', most: 1_000 }],
  ['nearly twice what it costs', 9_999, { code: 'approvals/second-needed', most: 1_000 }],
])('odds by which a piece is worth %s', (_what, weight, expected) => {
  expect(checkOddsAlone(box, oddsOf(weight))).toEqual(expected);
});
