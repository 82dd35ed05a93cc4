import { useState } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { inReadOrder } from './row-order';
import { isReadOrder, type Sorting, sortingWord } from './table-view';

/** The position of each product, and the sorting that it belongs to. */
interface Places {
  readonly word: string;
  readonly of: ReadonlyMap<string, number>;
}

const nowhere: Places = { word: '', of: new Map() };

/**
 * Returns products in display order: as loaded, or in an order for loaded products only. A change never moves a row; the order is
 * recomputed when another one is chosen or products without a position arrive.
 */
export function useRowOrder(
  products: readonly RewardProduct[] | null,
  sorting: Sorting,
): readonly RewardProduct[] | null {
  const [kept, setKept] = useState(nowhere);
  const { order } = sorting;
  if (!products || !isReadOrder(order)) return products;
  const word = sortingWord(sorting);
  const isStill = kept.word === word && products.every(({ id }) => kept.of.has(id));
  if (isStill)
    return products.toSorted((one, other) => (kept.of.get(one.id) ?? 0) - (kept.of.get(other.id) ?? 0));
  const sorted = inReadOrder(products, { ...sorting, order });
  setKept({ word, of: new Map(sorted.map(({ id }, place) => [id, place])) });
  return sorted;
}
