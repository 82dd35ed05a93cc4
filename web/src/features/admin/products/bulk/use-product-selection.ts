import { useState } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { firstIds, type SelectedIds, selectedIn, toggledIds } from './product-selection';

/** The selected products of the table; a product that leaves it leaves the selection. */
export interface ProductSelection {
  readonly products: readonly RewardProduct[];
  /** Number of products in the table. */
  readonly listed: number;
  readonly has: (product: RewardProduct) => boolean;
  readonly toggle: (product: RewardProduct) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** @param query  identifies the query of the table; another one clears the selection */
export function useProductSelection(listed: readonly RewardProduct[], query: string): ProductSelection {
  const [selected, setSelected] = useState<SelectedIds>({ query, ids: new Set() });
  const products = selectedIn(listed, query, selected);
  const select = (ids: ReadonlySet<string>) => setSelected({ query, ids });

  return {
    products,
    listed: listed.length,
    has: ({ id }) => selected.query === query && selected.ids.has(id),
    toggle: (product) => select(toggledIds(products, product)),
    selectAll: () => select(firstIds(listed)),
    clear: () => select(new Set()),
  };
}
