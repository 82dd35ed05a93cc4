import { compare, type Item } from './item';
import type { KeySchema } from './schema';

/** A change of an item: `before` is undefined for a new one, `after` for a deleted one. */
export interface ItemChange {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** Items of one partition, sorted by the sort key and then by the table key. */
export interface SortedItems {
  /** The current items, or those of this many changes ago. */
  view(changesAgo: number): readonly Item[];
  change(change: ItemChange): void;
}

/** How many changes an index can lag behind. */
const mostChangesKept = 6;

/** @param keys  sort attributes in order of precedence */
export function sortedItems(keys: readonly string[]): SortedItems {
  const items: Item[] = [];
  let recent: ItemChange[] = [];
  return {
    view(changesAgo) {
      if (changesAgo === 0 || recent.length === 0) return items;
      const past = [...items];
      for (const { before, after } of recent.slice(-changesAgo).toReversed())
        replace(past, { before: after, after: before });
      return past;
    },
    change(change) {
      replace(items, change);
      recent.push(change);
      if (recent.length > mostChangesKept * 2) recent = recent.slice(-mostChangesKept);
    },
  };

  function replace(list: Item[], { before, after }: ItemChange): void {
    const isInPlace = before && after && orderOf(before, after) === 0;
    if (before) list.splice(firstNotBefore(list, before), 1, ...(isInPlace ? [after] : []));
    if (after && !isInPlace) list.splice(firstNotBefore(list, after), 0, after);
  }

  function firstNotBefore(list: readonly Item[], item: Item): number {
    const last = list.at(-1);
    if (!last || orderOf(last, item) < 0) return list.length;
    return firstWhere(list, (each) => orderOf(each, item) >= 0);
  }

  function orderOf(left: Item, right: Item): number {
    return orderBy(keys, left, right);
  }
}

/** Compares items, or keys of items, by these attributes. */
export function orderBy(keys: readonly string[], left: Item, right: Item): number {
  for (const key of keys) {
    const order = compare(left[key], right[key]);
    if (order === undefined) throw new Error(`Items cannot be sorted by ${key}`);
    if (order !== 0) return order;
  }
  return 0;
}

/** Sort attributes of a table or index: its sort key, then the table key. */
export function sortKeysOf(key: KeySchema, tableKey: KeySchema): string[] {
  return [...(key.sort === undefined ? [] : [key.sort]), ...attributesOf(tableKey)];
}

/** Binary search for the first item that fulfills a monotonic predicate. */
export function firstWhere(list: readonly Item[], isTrue: (item: Item) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(list[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The attributes of a key. */
export function attributesOf({ partition, sort }: KeySchema): string[] {
  return sort === undefined ? [partition] : [partition, sort];
}
