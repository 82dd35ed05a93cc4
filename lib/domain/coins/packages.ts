import { type Amount, amount } from '#domain/money/coin';

/** Gold Coins for sale, with free Sweeps Coins. */
export interface CoinPackage {
  readonly id: string;
  /** Final price in US cents. */
  readonly priceCents: number;
  readonly gold: Amount;
  /** Free Sweeps Coins in hundredths; they are never sold. */
  readonly sweeps: Amount;
  /** Whether it is limited to a player's first purchase. */
  readonly isFirstPurchase: boolean;
}

/** All packages in display order. Ids are never reused, because purchases refer to them permanently. */
export const coinPackages: readonly CoinPackage[] = [
  { ...sold('first-999', 999, 200_000, 2_000), isFirstPurchase: true },
  sold('coins-199', 199, 20_000, 200),
  sold('coins-499', 499, 50_000, 500),
  sold('coins-999', 999, 100_000, 1_030),
  sold('coins-1999', 1_999, 200_000, 2_100),
  sold('coins-4999', 4_999, 500_000, 5_300),
  sold('coins-9999', 9_999, 1_000_000, 10_700),
  sold('coins-19999', 19_999, 2_000_000, 21_600),
  sold('coins-29999', 29_999, 3_000_000, 32_700),
];

/** Finds a package by id. */
export function findPackage(id: string): CoinPackage | undefined {
  return coinPackages.find((each) => each.id === id);
}

/**
 * The regular package of a price, credited instead of a first-purchase offer that was used in the meantime.
 *
 * @throws RangeError when no regular package has this price (a bug)
 */
export function ordinaryPackage(priceCents: number): CoinPackage {
  const found = coinPackages.find((each) => !each.isFirstPurchase && each.priceCents === priceCents);
  if (!found) throw new RangeError(`No package but an offer costs ${priceCents} cents`);
  return found;
}

/**
 * The first-purchase offer of a price.
 *
 * @throws RangeError when there is none (a bug)
 */
export function offerPackage(priceCents: number): CoinPackage {
  const found = coinPackages.find((each) => each.isFirstPurchase && each.priceCents === priceCents);
  if (!found) throw new RangeError(`No offer costs ${priceCents} cents`);
  return found;
}

function sold(id: string, priceCents: number, gold: number, sweeps: number): CoinPackage {
  return { id, priceCents, gold: amount(gold), sweeps: amount(sweeps), isFirstPurchase: false };
}
