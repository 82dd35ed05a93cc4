import type { Amount } from '#domain/money/coin';

/** The highest price of one piece, in Sweeps Coins. */
export const highestPrice = 1_000_000;

/**
 * Tolerance for the distance from whole hundredths. A decimal such as 1.15 is never exact in binary; a third decimal is at least 0.1
 * hundredths away.
 */
const binaryNoise = 0.000_001;

/** Why a number is not a valid price in Sweeps Coins. */
export type PriceFault = 'not-a-number' | 'too-precise' | 'too-low' | 'too-high';

/** The number is not a valid price in Sweeps Coins. */
export interface PriceRefused {
  readonly code: 'products/invalid-price';
  readonly reason: PriceFault;
}

/**
 * Converts a decimal price to hundredths.
 *
 * @param sweepsCoins  at most two decimals, from 0.01 to 1,000,000
 * @returns the price in hundredths of a Sweeps Coin, or the reason why it is invalid
 */
export function priceOf(sweepsCoins: number): Amount | PriceRefused {
  const reason = priceFaultOf(sweepsCoins);
  return reason === null ? hundredthsOf(sweepsCoins) : { code: 'products/invalid-price', reason };
}

/**
 * Returns why a number is not a valid price in Sweeps Coins; null for a valid one. Coins are counted in hundredths, so a third decimal could
 * never be paid.
 */
export function priceFaultOf(sweepsCoins: number): PriceFault | null {
  if (!Number.isFinite(sweepsCoins)) return 'not-a-number';
  const hundredths = hundredthsOf(sweepsCoins);
  const noise = sweepsCoins * 100 - hundredths;
  if (noise >= binaryNoise || noise <= -binaryNoise) return 'too-precise';
  if (hundredths < 1) return 'too-low';
  return hundredths > highestPrice * 100 ? 'too-high' : null;
}

/**
 * Rounds a valid price to hundredths, without binary noise: 0.1 + 0.2 is 30. This is the only place where decimal Sweeps Coins are
 * converted.
 */
export function hundredthsOf(sweepsCoins: number): Amount {
  return Math.round(sweepsCoins * 100) as Amount;
}

/**
 * Converts a price to the decimal form that products store.
 *
 * @param price  in hundredths, as returned by `priceOf`
 * @returns Sweeps Coins with at most two decimals; `priceOf` converts them back to the same price
 */
export function sweepsCoinsOf(price: Amount): number {
  return price / 100;
}
