/** Product categories; a product without one is treated as merchandise. */
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
 * - `credited`: Gold Coins, in the transaction that takes the price
 * - `coded`: a code from the product's pool, in that transaction or once codes are available
 * - `shipped`: sent to an address
 * - `arranged`: an admin contacts the player by email and confirms
 * - `drawn`: resolves to one of the published prizes in that transaction; not available before the odds are published
 * - `entered`: an entry into a draw, in that transaction; not available before the draw is open
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

/** How products of this category are fulfilled. */
export function fulfillmentOf(category: Category | null): Fulfillment {
  return fulfillmentByCategory[category ?? 'merch'];
}
