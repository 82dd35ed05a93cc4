/**
 * A price that was accepted, as it is stored: the two decimals it stands for, without what binary adds to them. `0.1 + 0.2` is 0.3.
 *
 * @param price  in Sweeps Coins
 */
export function twoDecimals(price: number): number {
  return Math.round(price * 100) / 100;
}
