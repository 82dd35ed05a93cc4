import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** Products of one bulk change. */
export const mostSelected = 1_000;

/** The ids of the products that were selected in the list of a query. */
export interface SelectedIds {
  readonly query: string;
  readonly ids: ReadonlySet<string>;
}

/** Returns the selected products of a list; none of them if they were selected in the list of another query. */
export function selectedIn(
  listed: readonly RewardProduct[],
  query: string,
  selected: SelectedIds,
): readonly RewardProduct[] {
  return selected.query === query ? listed.filter(({ id }) => selected.ids.has(id)) : [];
}

/** Returns the ids of the selection with a product added or removed; a full selection takes no more. */
export function toggledIds(products: readonly RewardProduct[], { id }: RewardProduct): ReadonlySet<string> {
  const next = new Set(products.map((product) => product.id));
  if (!next.delete(id) && next.size < mostSelected) next.add(id);
  return next;
}

/** Returns the ids of as many of these products as a selection takes. */
export function firstIds(listed: readonly RewardProduct[]): ReadonlySet<string> {
  return new Set(listed.slice(0, mostSelected).map(({ id }) => id));
}
