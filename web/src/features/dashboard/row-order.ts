import { categoryNames } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { ReadOrder, Sorting } from './table-view';

type Compare = (one: RewardProduct, other: RewardProduct) => number;

const words = new Intl.Collator(undefined, { sensitivity: 'base' });

/** Behind every category that there is. */
const noCategory = '\uffff';

const compareBy: Readonly<Record<ReadOrder, Compare>> = {
  stock: (one, other) => one.stock - other.stock,
  category: (one, other) => words.compare(categoryLabel(one), categoryLabel(other)),
  changed: (one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt),
};

/**
 * Puts products that were read in an order that the catalog does not keep. As in its own orders, active products come first, and whoever
 * turns the order round turns all of it; those that are alike come by name.
 */
export function inReadOrder(
  products: readonly RewardProduct[],
  { order, isTurned }: Sorting & { readonly order: ReadOrder },
): RewardProduct[] {
  const compare: Compare = (one, other) =>
    Number(other.active ?? false) - Number(one.active ?? false) ||
    compareBy[order](one, other) ||
    words.compare(one.name, other.name) ||
    (one.id < other.id ? -1 : 1);
  return products.toSorted(isTurned ? (one, other) => compare(other, one) : compare);
}

function categoryLabel({ category }: RewardProduct): string {
  return category ? categoryNames[category] : noCategory;
}
