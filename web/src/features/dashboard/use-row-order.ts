import { useState } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { inReadOrder } from './row-order';
import { isReadOrder, type Sorting, sortingWord } from './table-view';

/** Where each product stands, and by which sorting. */
interface Places {
  readonly word: string;
  readonly of: ReadonlyMap<string, number>;
}

const nowhere: Places = { word: '', of: new Map() };

/**
 * The products in the order in which they are shown: as they were read, or in one that only those that were read can be put in. A change
 * moves no row under anybody's hands; the order is made anew when another is asked for and when products come that had no place yet.
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
