import { useState } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** Products of one bulk change. */
const mostSelected = 1_000;

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

export function useProductSelection(listed: readonly RewardProduct[]): ProductSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const products = listed.filter(({ id }) => selected.has(id));

  function toggle({ id }: RewardProduct) {
    const next = new Set(selected);
    if (!next.delete(id) && products.length < mostSelected) next.add(id);
    setSelected(next);
  }

  return {
    products,
    listed: listed.length,
    has: ({ id }) => selected.has(id),
    toggle,
    selectAll: () => setSelected(new Set(listed.slice(0, mostSelected).map(({ id }) => id))),
    clear: () => setSelected(new Set()),
  };
}
