import { type Amount, amount } from '#domain/money/coin';

/** The highest price of one piece: 1,000,000 SC. */
const highestPrice = 100_000_000;

/**
 * How far a price may be from whole hundredths. A decimal such as 1.15 is never exact in binary; whatever a third decimal
 * stands for is at least 0.1 hundredths away.
 */
const binaryNoise = 0.000_001;

/** A number of Sweeps Coins that cannot be anything's price. */
export interface PriceRefused {
  readonly code: 'products/invalid-price';
  readonly reason: 'not-a-number' | 'too-precise' | 'too-low' | 'too-high';
}

/**
 * Reads a price as products carry it. Here alone Sweeps Coins with decimals become hundredths; everything else counts in
 * hundredths.
 *
 * @param sweepsCoins  two decimals at most, from 0.01 to 1,000,000
 * @returns the price in hundredths of a Sweeps Coin, or why it is none
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
 * Writes a price as products carry it.
 *
 * @param price  in hundredths, as `priceOf` gives it
 * @returns Sweeps Coins with two decimals at most, which `priceOf` reads as the same price
 */
export function sweepsCoinsOf(price: Amount): number {
  return price / 100;
}

function refused(reason: PriceRefused['reason']): PriceRefused {
  return { code: 'products/invalid-price', reason };
}
