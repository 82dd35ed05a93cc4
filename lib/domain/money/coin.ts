/** Gold Coins are for fun and have no value; Sweeps Coins are given away and can be redeemed for prizes. */
export type Coin = 'gold' | 'sweeps';

export const coins: readonly Coin[] = ['gold', 'sweeps'];

/**
 * A whole number of a coin's smallest unit: 1 Gold Coin, or one hundredth of a Sweeps Coin. It may be
 * negative, as in the posting that takes a stake.
 */
export type Amount = number & { readonly unit: 'smallest-coin-unit' };

/**
 * Marks a number as an amount of coins.
 *
 * @param units  an integer count of the coin's smallest unit
 * @throws RangeError if it is not an integer that JavaScript holds exactly (our bug, never the player's)
 */
export function amount(units: number): Amount {
  if (!Number.isSafeInteger(units)) throw new RangeError(`${units} is not a whole number of coins`);
  return (units === 0 ? 0 : units) as Amount;
}

/** Adds amounts of one coin; the sum is checked to be exact. */
export function sum(amounts: Iterable<Amount>): Amount {
  let total = 0;
  for (const each of amounts) total += each;
  return amount(total);
}

/** The opposite amount, as a double entry's other side carries it. */
export function negate(value: Amount): Amount {
  return amount(-value);
}
