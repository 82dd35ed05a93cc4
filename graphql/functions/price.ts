/**
 * Rounds an accepted price to the two decimals that it stands for, without binary noise: `0.1 + 0.2` is 0.3.
 *
 * @param price  in Sweeps Coins
 */
export function twoDecimals(price: number): number {
  return Math.round(price * 100) / 100;
}
