import { expect, it } from 'vitest';
import { availabilityOf, firstStateOf, priceOutsideOdds } from './stock-copy';

it.each([
  [
    { stock: 25, category: 'merch' },
    { canOrder: true, note: null },
  ],
  [
    { stock: 10, category: 'merch' },
    { canOrder: true, note: 'Only 10 left' },
  ],
  [
    { stock: 1, category: null },
    { canOrder: true, note: 'Only 1 left' },
  ],
  [
    { stock: 0, category: 'trips' },
    { canOrder: false, note: 'Sold out' },
  ],
  [
    { stock: 3, category: 'coins' },
    { canOrder: true, note: null },
  ],
  [
    { stock: 9, category: 'mystery_prize' },
    { canOrder: true, note: 'Only 9 left' },
  ],
] as const)('returns for %o the availability %o', (product, availability) => {
  expect(availabilityOf({ ...product, openToOrders: true })).toEqual(availability);
});

it.each([
  ['not-yet', 'Not available yet'],
  ['draw-closed', 'Draw closed'],
] as const)('does not offer a prize in stock whose sale is %s', (sale, note) => {
  expect(availabilityOf({ stock: 25, category: 'mega_sweeps', openToOrders: false }, sale)).toEqual({
    canOrder: false,
    note,
  });
});

it.each([
  ['mega_sweeps', 'No open draw'],
  ['mystery_prize', 'Not available now'],
] as const)('does not offer a prize in stock that takes no orders: %s', (category, note) => {
  const availability = availabilityOf({ stock: 25, category, openToOrders: false });

  expect(availability).toEqual({ canOrder: false, note });
});

it.each([
  ['odds that do not cover its price', 'open', false, true],
  ['odds that cover its price', 'open', true, false],
  ['no odds', 'not-yet', false, false],
] as const)(
  'tells the price from other reasons of a mystery prize with %s',
  (_case, sale, openToOrders, isPrice) => {
    expect(priceOutsideOdds({ category: 'mystery_prize', openToOrders }, sale)).toBe(isPrice);
  },
);

it.each([
  ['merch', null],
  [null, null],
  ['mystery_prize', 'See odds'],
  ['mega_sweeps', 'See draw'],
] as const)('links to odds or draw first where the outcome is random: %s', (category, label) => {
  expect(firstStateOf({ category })).toBe(label);
});
