import { categoryNames } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { compareTexts } from '#web/lib/format/text-order';
import type { ReadOrder, Sorting } from './table-view';

type Compare = (one: RewardProduct, other: RewardProduct) => number;

/** Sorts after every category. */
const noCategory = '\uffff';

const compareBy: Readonly<Record<ReadOrder, Compare>> = {
  stock: (one, other) => one.stock - other.stock,
  category: (one, other) => compareTexts(categoryLabel(one), categoryLabel(other)),
  changed: (one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt),
};

/**
 * Sorts loaded products in an order that the catalog does not support. As in the catalog's own orders, active products come first, a
 * reversal applies to everything, and ties are sorted by name.
 */
export function inReadOrder(
  products: readonly RewardProduct[],
  { order, isTurned }: Sorting & { readonly order: ReadOrder },
): RewardProduct[] {
  const compare: Compare = (one, other) =>
    Number(other.active ?? false) - Number(one.active ?? false) ||
    compareBy[order](one, other) ||
    compareTexts(one.name, other.name) ||
    (one.id < other.id ? -1 : 1);
  return products.toSorted(isTurned ? (one, other) => compare(other, one) : compare);
}

function categoryLabel({ category }: RewardProduct): string {
  return category ? categoryNames[category] : noCategory;
}
