/**
 * A product's price as amounts are counted.
 *
 * @param sweepsCoins  with two decimals at most, as the API holds every price
 */
export function hundredthsOf(sweepsCoins: number): number {
  return Math.round(sweepsCoins * 100);
}
