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
 * - `coded`: a code from the product's pool, in that transaction or as soon as there are codes
 * - `shipped`: sent to an address
 * - `arranged`: a person gets in touch by e-mail and confirms
 * - `drawn`: turns out to be one of its published prizes, in that transaction; not to be ordered before its odds are published
 * - `entered`: an entry into a draw, in that transaction; not to be ordered before the draw is open
 */
export type Fulfillment = 'credited' | 'coded' | 'shipped' | 'arranged' | 'drawn' | 'entered';

const fulfillmentByCategory: Record<Category, Fulfillment> = {
  coins: 'credited',
  gifts: 'coded',
  trips: 'arranged',
  experiences: 'arranged',
  merch: 'shipped',
  mystery_prize: 'drawn',
  mega_sweeps: 'entered',
};

/** How products of this category reach who orders them. */
export function fulfillmentOf(category: Category | null): Fulfillment {
  return fulfillmentByCategory[category ?? 'merch'];
}
