import { type Amount, amount } from '#domain/money/coin';

/** The highest price of one piece: 1,000,000 SC. */
const highestPrice = 100_000_000;

/**
 * Tolerance for the distance from whole hundredths. A decimal such as 1.15 is never exact in binary; a third decimal is at least 0.1
 * hundredths away.
 */
const binaryNoise = 0.000_001;

/** The number is not a valid price in Sweeps Coins. */
export interface PriceRefused {
  readonly code: 'products/invalid-price';
  readonly reason: 'not-a-number' | 'too-precise' | 'too-low' | 'too-high';
}

/**
 * Converts a decimal price to hundredths. This is the only place where decimal Sweeps Coins are converted.
 *
 * @param sweepsCoins  at most two decimals, from 0.01 to 1,000,000
 * @returns the price in hundredths of a Sweeps Coin, or the reason why it is invalid
 */
export function priceOf(sweepsCoins: number): Amount | PriceRefused {
  if (!Number.isFinite(sweepsCoins)) return refused('not-a-number');
  const hundredths = sweepsCoins * 100;
  const price = Math.round(hundredths);
  if (Math.abs(hundredths - price) >= binaryNoise) return refused('too-precise');
  if (price < 1) return refused('too-low');
  return price > highestPrice ? refused('too-high') : amount(price);
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

function refused(reason: PriceRefused['reason']): PriceRefused {
  return { code: 'products/invalid-price', reason };
}
