import type { PackageView } from '../coins-views';

/** What is on the shelf, and why nothing on it can be bought now, if that is so. */
interface Partition {
  readonly first: readonly PackageView[];
  readonly usual: readonly PackageView[];
  /** One reason that holds for all of it, told once instead of on every card. */
  readonly refusedAs: string | null;
}

/** Sorts packages for the page: an offer that this player has used is not an offer any more. */
export function arrangeOffers(items: readonly PackageView[]): Partition {
  const offered = items.filter(({ refusedAs }) => refusedAs !== 'coins/offer-used');
  const reasons = new Set(offered.map(({ refusedAs }) => refusedAs));
  const [reason] = reasons;
  return {
    first: offered.filter(({ isFirstPurchase }) => isFirstPurchase),
    usual: offered.filter(({ isFirstPurchase }) => !isFirstPurchase),
    refusedAs: reasons.size === 1 ? (reason ?? null) : null,
  };
}
