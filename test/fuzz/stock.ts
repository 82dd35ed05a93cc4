import type { CasinoClient } from '../api/casino';
import { addProduct, openShopper, statusAndCode } from '../api/shop-visit';
import { freshWord } from './own-things';

/** How many there are of each product, of each kind that has a life of its own and of two that are simply sent. */
export const pieces = {
  medal: 100_000,
  stamp: 100_000,
  'fuzz-coins': 100_000,
  'fuzz-gift': 100_000,
  'fuzz-box': 100_000,
  'fuzz-car': 100_000,
  'fuzz-bike': 100_000,
};

const categories: Readonly<Record<string, string>> = {
  'fuzz-coins': 'coins',
  'fuzz-gift': 'gifts',
  'fuzz-box': 'mystery_prize',
  'fuzz-car': 'mega_sweeps',
  'fuzz-bike': 'mega_sweeps',
};

/** Odds that one admin can publish of a box for 10 SC, and odds whose weights are off or whose prize is not there. */
export const outcomes = [
  [
    { kind: 'gold', gold: 70_000, weight: 9_000 },
    { kind: 'sweeps', sweeps: 150, weight: 1_000 },
  ],
  [
    { kind: 'gold', gold: 30_000, weight: 5_000 },
    { kind: 'product', product: 'prize', weight: 5_000 },
  ],
  [
    { kind: 'gold', gold: 100, weight: 5_000 },
    { kind: 'product', product: 'no-such-product', weight: 5_000 },
  ],
  [
    { kind: 'gold', gold: 100, weight: 5_000 },
    { kind: 'sweeps', sweeps: 150, weight: 4_999 },
  ],
];

/** Codes, with one in each list that nobody has sent yet. */
export const codes = [
  [freshWord, 'FUZZ-0', 'FUZZ-1'],
  [freshWord, freshWord, ''],
  [freshWord, 'x'.repeat(200)],
];

/**
 * Puts the products on the shelf: with a pool of codes for the gift, published odds for the box, a draw for the car. The bike has none,
 * so that one can be opened.
 *
 * @returns the draw
 */
export async function stockStore(casino: CasinoClient): Promise<string> {
  for (const [id, stock] of Object.entries(pieces))
    await addProduct(casino, id, { stock, price: 10, category: categories[id] ?? 'merch' });
  // What a box may turn out to be is nothing that pieces are counted of.
  await addProduct(casino, 'prize', { stock: 100_000, price: 10 });
  const admin = await openShopper(casino, 'stocks@jade.test', 0, ['ADMINS']);
  const closesAt = new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString();
  const draw = { product: 'fuzz-car', prize: 'Something red', winners: 2, closesAt };
  const asked = [
    await admin.ask('POST', '/admin/gift-codes/fuzz-gift/codes', {
      key: 'codes',
      body: { codes: Array.from({ length: 60 }, (_each, index) => `FUZZ-${index}`) },
    }),
    await admin.ask('PUT', '/admin/products/fuzz-box/odds', { body: { outcomes: outcomes[0] } }),
    await admin.ask('POST', '/admin/draws', { key: 'draw', body: draw }),
  ];
  for (const answer of asked)
    if (answer.status !== 200) throw new Error(`Not stocked: ${statusAndCode(answer)}`);
  return asked[2]?.body.draw.id as string;
}
