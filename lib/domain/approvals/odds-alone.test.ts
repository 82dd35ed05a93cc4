import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { chanceOf, expectedWorth, type MysteryOdds, type MysteryOutcome } from '#domain/rewards/mystery/odds';
import type { Product } from '#domain/rewards/product';
import { isOpenToOrders } from '#domain/rewards/random-prize';
import { checkOddsAlone } from './odds-alone';

const box: Product = {
  id: 'box',
  name: 'A box',
  image: null,
  terms: null,
  category: 'mystery_prize',
  stock: 5,
  price: amount(1_000),
  isActive: true,
};
const oddsOf = (outcomes: MysteryOutcome[]): MysteryOdds => ({
  product: 'box',
  version: 1,
  publishedAt: new Date('2026-11-21T12:00:00Z'),
  outcomes,
});
/** Two outcomes; the better one has the given weight of 10,000. */
const split = (sweeps: number, weight: number) =>
  oddsOf([
    { kind: 'sweeps', sweeps: amount(sweeps), weight },
    { kind: 'gold', gold: amount(1), weight: 10_000 - weight },
  ]);
const needed = { code: 'approvals/required', least: 600, most: 1_000 };

const anyLeast = fc.integer({ min: 1, max: 100 });
const anyPrice = fc.integer({ min: 0, max: 5_000 });
const anyOdds = fc
  .tuple(
    fc.integer({ min: 1, max: 9_999 }),
    fc.integer({ min: 1, max: 8_000 }),
    fc.integer({ min: 1, max: 500_000 }),
  )
  .map(([weight, sweeps, gold]) =>
    oddsOf([
      { kind: 'sweeps', sweeps: amount(sweeps), weight },
      { kind: 'gold', gold: amount(gold), weight: 10_000 - weight },
    ]),
  );

/** Whether the average worth is at least this percentage of the price and at most the price, in integer arithmetic. */
function isWithinBounds({ outcomes }: MysteryOdds, price: number, least = 60): boolean {
  const { numerator, denominator } = expectedWorth(outcomes);
  const worth = numerator * 100n;
  const cost = BigInt(price) * denominator;
  return worth >= cost * BigInt(least) && worth <= cost * 100n;
}

describe('checkOddsAlone', () => {
  it.each([
    ['as much as it costs, but for a Gold Coin', split(2_000, 4_999), null],
    ['more than it costs by parts of a Gold Coin', split(2_000, 5_000), needed],
    ['nearly twice what it costs', split(2_000, 9_999), needed],
    ['60 % of what it costs and parts of a Gold Coin', split(1_200, 5_000), null],
    ['less than 60 % of what it costs by a twentieth of a Gold Coin', split(1_200, 4_999), needed],
    ['a thousandth of what it costs', split(100, 100), needed],
  ])('decides on odds whose average worth is %s', (_what, odds, expected) => {
    expect(checkOddsAlone(box, odds, 60)).toEqual(expected);
  });

  it('accepts exactly the odds with an average worth of the least percentage to 100 % of the price', () => {
    fc.assert(
      fc.property(anyOdds, anyPrice, anyLeast, (odds, price, least) => {
        const refused = checkOddsAlone({ price: amount(price) }, odds, least);

        expect(refused === null).toBe(isWithinBounds(odds, price, least));
      }),
      { numRuns: 500 },
    );
  });
});

describe('isOpenToOrders with published odds', () => {
  const chanceAt = (odds: MysteryOdds, price: number) =>
    chanceOf(odds, new Map([['box', { ...box, price: amount(price) }]]), 60);
  const isOpenAt = (odds: MysteryOdds, { published, now }: { published: number; now: number }) =>
    isOpenToOrders({ category: box.category, chance: chanceAt(odds, published), price: amount(now) });

  it('returns true after a price change only if one admin could publish the odds at that price', () => {
    fc.assert(
      fc.property(anyOdds, anyPrice, anyPrice, (odds, published, now) => {
        fc.pre(isWithinBounds(odds, published));

        expect(isOpenAt(odds, { published, now })).toBe(isWithinBounds(odds, now));
      }),
      { numRuns: 300 },
    );
  });

  it('returns true at the price approved by a second superadmin, and false beyond it', () => {
    fc.assert(
      fc.property(anyOdds, anyPrice, (odds, published) => {
        fc.pre(!isWithinBounds(odds, published));
        const { numerator, denominator } = expectedWorth(odds.outcomes);
        const isGenerous = numerator > BigInt(published) * denominator;
        const beyond = isGenerous ? published - 1 : published + 1;

        expect(isOpenAt(odds, { published, now: published })).toBe(true);
        expect(isOpenAt(odds, { published, now: beyond })).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
