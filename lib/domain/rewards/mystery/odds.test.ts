import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Product } from '../product';
import {
  type OutcomeRequest,
  canonicalOdds,
  chanceOf,
  exceedsPrice,
  expectedWorth,
  publishOdds,
} from './odds';

const product = (change: Partial<Product>): Product => ({
  id: 'box',
  name: 'Box',
  image: null,
  terms: null,
  category: 'mystery_prize',
  stock: 5,
  price: amount(1500),
  isActive: true,
  ...change,
});
const box = product({});
const products = new Map(
  [
    product({ id: 'mug', name: 'Mug', category: 'merch', price: amount(1850) }),
    product({ id: 'dinner', name: 'Dinner', category: 'experiences', price: amount(9000) }),
    product({ id: 'pack', category: 'coins' }),
    product({ id: 'old', category: 'merch', isActive: false }),
    box,
  ].map((each) => [each.id, each]),
);
const at = new Date('2026-11-22T08:00:00Z');
const gold = (weight: number): OutcomeRequest => ({ kind: 'gold', gold: amount(50_000), weight });
const publish = (requested: OutcomeRequest[], version?: number) =>
  publishOdds(box, version === undefined ? null : { version }, requested, { products, at });

describe('mystery odds', () => {
  it('are published as the next version with name, worth and substitute of each product', () => {
    const requested: OutcomeRequest[] = [gold(9_900), { kind: 'product', product: 'mug', weight: 100 }];

    expect(publish(requested, 6)).toEqual({
      product: 'box',
      version: 7,
      publishedAt: at,
      outcomes: [
        { kind: 'gold', gold: 50_000, weight: 9_900 },
        { kind: 'product', product: 'mug', name: 'Mug', worth: 1850, substitute: 185_000, weight: 100 },
      ],
    });
  });

  it('are refused unless the weights sum to 10,000', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, (parts) => {
        const sum = parts.reduce((total, each) => total + each, 0);
        const published = publish(parts.map(gold));

        if (sum === 10_000) expect(published).toMatchObject({ version: 1 });
        else expect(published).toEqual({ code: 'odds/weights-invalid', sum });
      }),
    );
  });

  it.each(['pack', 'old', 'box', 'nowhere'])('are refused when %s can be won', (id) => {
    expect(publish([gold(1), { kind: 'product', product: id, weight: 9_999 }])).toEqual({
      code: 'odds/prize-not-possible',
      product: id,
    });
  });

  it('are refused for a product that is not a mystery prize', () => {
    const mug = products.get('mug')!;
    expect(publishOdds(mug, null, [gold(10_000)], { products, at })).toEqual({
      code: 'odds/not-a-mystery-prize',
    });
  });

  it('have an exact average worth per piece', () => {
    const odds = publish([
      gold(5_000),
      { kind: 'sweeps', sweeps: amount(100), weight: 4_999 },
      { kind: 'product', product: 'mug', weight: 1 },
    ]);
    if ('code' in odds) throw new Error(odds.code);

    // (50,000 GC at 100 GC per hundredth · 5,000 + 100 · 4,999 + 1,850 · 1) / 10,000
    expect(expectedWorth(odds.outcomes)).toEqual({ numerator: 12_007n, denominator: 40n });
  });

  it('derive whether an order may need an address or a contact', () => {
    const of = (...won: string[]) => {
      const odds = publish([
        gold(10_000 - won.length),
        ...won.map((id) => ({ kind: 'product', product: id, weight: 1 }) as const),
      ]);
      if ('code' in odds) throw new Error(odds.code);
      return chanceOf(odds, products, 60);
    };

    expect(of()).toMatchObject({ kind: 'odds', version: 1, mayShip: false, mayArrange: false });
    expect(of('mug')).toMatchObject({ mayShip: true, mayArrange: false });
    expect(of('mug', 'dinner')).toMatchObject({ mayShip: true, mayArrange: true });
  });

  it('limit the price by the average worth, or by the approved price', () => {
    const prices = (...requested: OutcomeRequest[]) => {
      const odds = publish(requested);
      if ('code' in odds) throw new Error(odds.code);
      const chance = chanceOf(odds, products, 60);
      return chance.kind === 'odds' && [chance.priceFrom, chance.priceTo];
    };

    const sweeps = (each: number) => ({ kind: 'sweeps', sweeps: amount(each), weight: 5_000 }) as const;
    // 1,000.005 up, and 1,000.005 / 0.6 = 1,666.675 down.
    expect(prices(sweeps(2_000), { kind: 'gold', gold: amount(1), weight: 5_000 })).toEqual([1_001, 1_666]);
    expect(prices(gold(9_999), { kind: 'gold', gold: amount(1), weight: 1 })).toEqual([500, box.price]);
    expect(prices(gold(5_000), sweeps(3_000))).toEqual([box.price, 2_916]);
  });

  it('have a canonical text that covers every value a draw depends on', () => {
    const odds = publish([gold(9_999), { kind: 'product', product: 'mug', weight: 1 }]);
    if ('code' in odds) throw new Error(odds.code);
    const [first, second] = odds.outcomes as [(typeof odds.outcomes)[0], (typeof odds.outcomes)[0]];
    const changed = [
      odds,
      { ...odds, version: 2 },
      { ...odds, product: 'other' },
      { ...odds, outcomes: [second, first] },
      { ...odds, outcomes: [{ ...first, weight: 1 }, second] },
      { ...odds, outcomes: [first, { ...second, substitute: amount(1) }] },
    ];

    const texts = changed.map(canonicalOdds);

    expect(new Set(texts).size).toBe(changed.length);
    expect(texts[0]).toBe(
      '{"product":"box","version":1,"outcomes":[{"kind":"gold","gold":50000,"weight":9999},' +
        '{"kind":"product","product":"mug","name":"Mug","worth":1850,"substitute":185000,"weight":1}]}',
    );
  });
});

describe('exceedsPrice', () => {
  /** Half of the pieces win 5.00 SC of Gold Coins, the others a mug that was worth 18.50 SC: 11.75 SC on average. */
  const odds = publish([gold(5_000), { kind: 'product', product: 'mug', weight: 5_000 }]);
  if ('code' in odds) throw new Error(odds.code);
  const exceeds = (price: number, mug: Partial<Product>) =>
    exceedsPrice(odds, new Map([['mug', { ...products.get('mug')!, ...mug }]]), amount(price));

  it('compares the price with the average worth at the current prices of the prizes', () => {
    expect(exceeds(1_500, { price: amount(2_500) })).toBe(false);
    expect(exceeds(1_500, { price: amount(2_501) })).toBe(true);
  });

  it('keeps odds that were approved above the price available while their prizes are worth no more', () => {
    expect(exceeds(800, {})).toBe(false);
    expect(exceeds(800, { price: amount(1_849) })).toBe(false);
    expect(exceeds(800, { price: amount(1_851) })).toBe(true);
  });

  it('counts a prize that is not available with the Gold Coins that replace it', () => {
    expect(exceeds(1_500, { price: amount(9_000), isActive: false })).toBe(false);
    expect(exceedsPrice(odds, new Map(), amount(1_500))).toBe(false);
  });
});
