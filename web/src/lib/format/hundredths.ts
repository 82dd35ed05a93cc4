/**
 * Converts a product's price to hundredths.
 *
 * @param sweepsCoins  with at most two decimals, as the API stores every price
 */
export function hundredthsOf(sweepsCoins: number): number {
  return Math.round(sweepsCoins * 100);
}
