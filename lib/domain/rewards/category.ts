/** What products can be; one without a category is treated as merchandise. */
export const categories = [
  'coins',
  'gifts',
  'trips',
  'mystery_prize',
  'experiences',
  'merch',
  'mega_sweeps',
] as const;

export type Category = (typeof categories)[number];

/**
 * How an order of a category is fulfilled:
 * - `credited`: Gold Coins, in the very transaction that takes the price
 * - `shipped`: sent to an address
 * - `arranged`: a person gets in touch by e-mail and confirms
 * - `not-open`: shown, but not to be ordered before its odds or its draw are published
 */
export type Fulfilment = 'credited' | 'shipped' | 'arranged' | 'not-open';

const fulfilmentByCategory: Record<Category, Fulfilment> = {
  coins: 'credited',
  gifts: 'arranged',
  trips: 'arranged',
  experiences: 'arranged',
  merch: 'shipped',
  mystery_prize: 'not-open',
  mega_sweeps: 'not-open',
};

/** How products of this category reach who orders them. */
export function fulfilmentOf(category: Category | null): Fulfilment {
  return fulfilmentByCategory[category ?? 'merch'];
}
