import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** So many prizes fit on the shelf before everything else. */
const mostFeatured = 4;

/**
 * The prizes that players may see; where the whole store is shown, those that are featured and can be had stand before the others.
 */
export function sectionsOf(
  products: readonly RewardProduct[],
  isWhole: boolean,
): { featured: RewardProduct[]; others: RewardProduct[] } {
  const shown = products.filter(({ active }) => active === true);
  const first = isWhole
    ? shown.filter(({ featured, stock }) => featured && stock > 0).slice(0, mostFeatured)
    : [];
  // A single one is no shelf.
  const featured = first.length > 1 ? first : [];
  return { featured, others: shown.filter((product) => !featured.includes(product)) };
}
