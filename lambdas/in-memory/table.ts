import { emptyKey } from './exceptions';
import type { Item } from './item';
import type { KeySchema, TableSchema } from './schema';
import { attributesOf, type ItemChange, sortedItems, type SortedItems, sortKeysOf } from './sorted-items';

/** An in-memory table with its indexes; every change goes through `change`. */
export interface MemoryTable {
  readonly schema: TableSchema;
  /** The key of an item as text. */
  keyText(item: Item): string;
  get(keyText: string): Item | undefined;
  /** The item before its last change, which an eventually consistent read may return. */
  getPast(keyText: string): Item | undefined;
  change(keyText: string, after: Item | undefined): ItemChange;
  /** A partition of the table or of an index, undefined if there is none. */
  partition(index: string | undefined, value: unknown): SortedItems | undefined;
  /** All items, in the order of their first write. */
  items(): IterableIterator<Item>;
  readonly size: number;
}

export function memoryTable(schema: TableSchema): MemoryTable {
  const keys = attributesOf(schema.key);
  const items = new Map<string, Item>();
  const past = new Map<string, Item | undefined>();
  const places = Object.entries({ '': schema.key, ...schema.indexes }).map(([name, key]) =>
    placeOf(name, key),
  );
  return {
    schema,
    keyText,
    get: (text) => items.get(text),
    getPast: (text) => (past.has(text) ? past.get(text) : items.get(text)),
    change,
    partition: (index = '', value) => {
      const place = places.find(({ name }) => name === index);
      if (!place) throw new Error(`The in-memory table has no index ${index}: see schema.ts`);
      return place.partitions.get(value);
    },
    items: () => items.values(),
    get size() {
      return items.size;
    },
  };

  function keyText(item: Item): string {
    refuseEmpty(item, keys);
    const [partition, sort] = keys.map((key) => item[key]);
    if (typeof partition !== 'string') throw new Error('The key of an item lacks its partition');
    if (keys.length === 1) return partition;
    if (typeof sort !== 'string') throw new Error('The key of an item lacks its sort key');
    return `${partition}\n${sort}`;
  }

  function change(text: string, after: Item | undefined): ItemChange {
    const before = items.get(text);
    if (after) items.set(text, after);
    else items.delete(text);
    past.set(text, before);
    for (const { partitions, key, sortKeys } of places) {
      const from = inPlace(before, key);
      const to = inPlace(after, key);
      const values = from && to && from[key.partition] !== to[key.partition] ? [from, to] : [to ?? from];
      for (const each of values) {
        if (!each) continue;
        const value = each[key.partition];
        const isMoved = values.length > 1;
        let partition = partitions.get(value);
        if (!partition) partitions.set(value, (partition = sortedItems(sortKeys)));
        partition.change({
          before: isMoved && each === to ? undefined : from,
          after: isMoved && each === from ? undefined : to,
        });
      }
    }
    return { before, after };
  }

  function placeOf(name: string, key: KeySchema) {
    return { name, key, sortKeys: sortKeysOf(key, schema.key), partitions: new Map<unknown, SortedItems>() };
  }
}

/** An index omits items without all key attributes. */
function inPlace(item: Item | undefined, key: KeySchema): Item | undefined {
  return item && attributesOf(key).every((name) => item[name] !== undefined) ? item : undefined;
}

/** @throws the exception of DynamoDB for an item or a start key in which one of these key attributes is empty */
export function refuseEmpty(item: Item, names: readonly string[]): void {
  const empty = names.find((name) => item[name] === '');
  if (empty !== undefined) throw emptyKey(empty);
}

/** An empty key of the first index, by the alphabet, that has one in this item. */
export function emptyIndexKeyOf(
  item: Item,
  { indexes = {} }: TableSchema,
): { readonly index: string; readonly key: string } | undefined {
  for (const [index, keys] of Object.entries(indexes).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    for (const key of attributesOf(keys)) if (item[key] === '') return { index, key };
  return undefined;
}
