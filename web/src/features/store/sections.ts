import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { availabilityOf } from './stock-copy';

/** Upper bound of the featured section. */
const mostFeatured = 4;

/**
 * Splits the visible prizes; in the unfiltered store, available featured prizes come before the others. Gold Coins are never among them:
 * they have no cash value, so they are the least of the prizes.
 */
export function sectionsOf(
  products: readonly RewardProduct[],
  isWhole: boolean,
): { featured: RewardProduct[]; others: RewardProduct[] } {
  const shown = products.filter(({ active }) => active === true);
  const first = isWhole
    ? shown
        .filter(
          (product) => product.featured && product.category !== 'coins' && availabilityOf(product).canOrder,
        )
        .slice(0, mostFeatured)
    : [];
  // A single prize gets no section of its own.
  const featured = first.length > 1 ? first : [];
  return { featured, others: shown.filter((product) => !featured.includes(product)) };
}
