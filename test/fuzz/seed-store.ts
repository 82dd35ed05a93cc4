import type { CasinoClient } from '../api/casino';
import { addProduct, openShopper, statusAndCode } from '../api/shopper';
import { uniqueWord } from './sender-records';

/** Initial stock: one product of each special kind, and two of plain merchandise. */
export const initialStock = {
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

/** Odds that one admin can publish for a box of 10 SC, and odds with wrong weights or a missing prize. */
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

/** Lists of codes, each with an unused one. */
export const codes = [
  [uniqueWord, 'FUZZ-0', 'FUZZ-1'],
  [uniqueWord, uniqueWord, ''],
  [uniqueWord, 'x'.repeat(200)],
];

/**
 * Creates the products, with codes for the gift, odds for the box and a draw for the car. The bike has no draw, so that one can be opened.
 *
 * @returns the draw id
 */
export async function seedStore(casino: CasinoClient): Promise<string> {
  for (const [id, stock] of Object.entries(initialStock))
    await addProduct(casino, id, { stock, price: 10, category: categories[id] ?? 'merch' });
  // The prize of the box is not counted in the stock check.
  await addProduct(casino, 'prize', { stock: 100_000, price: 10 });
  const admin = await openShopper(casino, 'stocks@jade.test', 0, ['ADMINS']);
  const closesAt = new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString();
  const draw = { product: 'fuzz-car', prize: 'Something red', winners: 2, closesAt };
  const responses = [
    await admin.callApi('POST', '/admin/gift-codes/fuzz-gift/codes', {
      key: 'codes',
      body: { codes: Array.from({ length: 60 }, (_each, index) => `FUZZ-${index}`) },
    }),
    await admin.callApi('PUT', '/admin/products/fuzz-box/odds', { body: { outcomes: outcomes[0] } }),
    await admin.callApi('POST', '/admin/draws', { key: 'draw', body: draw }),
  ];
  for (const answer of responses)
    if (answer.status !== 200) throw new Error(`Not stocked: ${statusAndCode(answer)}`);
  return responses[2]?.body.draw.id as string;
}
