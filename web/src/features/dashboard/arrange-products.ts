import { categoryNames } from '#web/lib/catalog/category-words';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { stockStateOf } from './stock-state';
import type { Column, ProductState, TableView } from './table-view';

/** The products that a view shows, in its order. */
export function arrangeProducts(products: readonly RewardProduct[], view: TableView): RewardProduct[] {
  const { column, isDescending } = view.sorting;
  const compare = orders[column];
  return products
    .filter((product) => isWanted(product, view) && (view.state === null || isIn(product, view.state)))
    .toSorted((one, other) => {
      const order = isDescending ? compare(other, one) : compare(one, other);
      return order || byName(one, other);
    });
}

/** How many products are in each state, of those that the rest of the view shows. */
export function countStates(
  products: readonly RewardProduct[],
  view: TableView,
): Record<ProductState | 'all', number> {
  const wanted = products.filter((product) => isWanted(product, view));
  const count = (state: ProductState) => wanted.filter((product) => isIn(product, state)).length;
  return {
    all: wanted.length,
    active: count('active'),
    inactive: count('inactive'),
    'sold-out': count('sold-out'),
    'low-stock': count('low-stock'),
  };
}

function isWanted(product: RewardProduct, { words, category }: TableView): boolean {
  if (category !== null && category !== (product.category ?? 'none')) return false;
  const text = `${product.name} ${product.id} ${product.description ?? ''}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function isIn({ active, stock }: RewardProduct, state: ProductState): boolean {
  if (state === 'active') return active === true;
  if (state === 'inactive') return active !== true;
  return stockStateOf(stock) === state;
}

type Compare = (one: RewardProduct, other: RewardProduct) => number;

const byName: Compare = (one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);

const orders: Readonly<Record<Column, Compare>> = {
  name: byName,
  category: (one, other) => categoryName(one).localeCompare(categoryName(other)),
  price: (one, other) => one.price - other.price,
  stock: (one, other) => one.stock - other.stock,
  // What is on comes first: that is what somebody who presses the column looks for.
  featured: (one, other) => Number(other.featured ?? false) - Number(one.featured ?? false),
  active: (one, other) => Number(other.active ?? false) - Number(one.active ?? false),
  changed: (one, other) => Date.parse(one.updatedAt) - Date.parse(other.updatedAt),
};

function categoryName({ category }: RewardProduct): string {
  return category === null ? '' : categoryNames[category];
}
