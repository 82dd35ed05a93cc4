/** Gold Coins have no monetary value; Sweeps Coins are given away and redeemable for prizes. */
export type Coin = 'gold' | 'sweeps';

export const coins: readonly Coin[] = ['gold', 'sweeps'];

/**
 * An integer number of a coin's smallest unit: 1 Gold Coin, or one hundredth of a Sweeps Coin. It may be negative, as in the posting that
 * takes a stake.
 */
export type Amount = number & { readonly unit: 'smallest-coin-unit' };

/**
 * Marks a number as an amount of coins.
 *
 * @param units  an integer count of the coin's smallest unit
 * @throws RangeError if it is not a safe integer (a bug)
 */
export function amount(units: number): Amount {
  if (!Number.isSafeInteger(units)) throw new RangeError(`${units} is not a whole number of coins`);
  return (units === 0 ? 0 : units) as Amount;
}

/** Adds amounts of one coin. Throws when the sum is not a safe integer. */
export function sum(amounts: Iterable<Amount>): Amount {
  let total = 0;
  for (const each of amounts) total += each;
  return amount(total);
}

/** The negated amount, as used on the other side of a double entry. */
export function negate(value: Amount): Amount {
  return amount(-value);
}
