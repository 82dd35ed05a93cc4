import type { PackageView } from '../coins-views';

/** Packages for display, and the reason if none can be bought now. */
interface ArrangedOffers {
  readonly first: readonly PackageView[];
  readonly usual: readonly PackageView[];
  /** A reason that applies to all packages, shown once instead of on every card. */
  readonly refusedAs: string | null;
}

/** Arranges packages for the page and omits used offers. */
export function arrangeOffers(items: readonly PackageView[]): ArrangedOffers {
  const offered = items.filter(({ refusedAs }) => refusedAs !== 'coins/offer-used');
  const reasons = new Set(offered.map(({ refusedAs }) => refusedAs));
  const [reason] = reasons;
  return {
    first: offered.filter(({ isFirstPurchase }) => isFirstPurchase),
    usual: offered.filter(({ isFirstPurchase }) => !isFirstPurchase),
    refusedAs: reasons.size === 1 ? (reason ?? null) : null,
  };
}
