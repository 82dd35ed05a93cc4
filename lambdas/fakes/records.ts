import type { Item } from '#lambdas/in-memory/item';
import type { TableName } from '#lambdas/in-memory/schema';
import type { FakeTables } from './fake-tables';

/** Records of a store by key, which a test inspects and plants past the store. */
export interface Records<Value> extends Iterable<[string, Value]> {
  readonly size: number;
  get(key: string): Value | undefined;
  has(key: string): boolean;
  keys(): string[];
  values(): Value[];
  /** Writes a record without a condition. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
}

/** How a store keeps its records in a table. */
interface Kept<Value, Stored> {
  readonly table: TableName;
  /** Whether an item of the table is one of these records. @default every item */
  readonly isOne?: (item: Stored) => boolean;
  readonly keyOf: (item: Stored) => string;
  readonly fromItem: (item: Stored) => Value;
  /** @default records are only read and removed */
  readonly toItem?: (value: Value, key: string) => object;
}

/** The records of a table as a map, in the order of their first write. */
export function recordsIn<Value, Stored extends object = Item>(
  tables: FakeTables,
  { table, isOne = () => true, keyOf, fromItem, toItem }: Kept<Value, Stored>,
): Records<Value> {
  const items = () => (tables.items(table) as Stored[]).filter(isOne);
  const find = (key: string) => items().find((item) => keyOf(item) === key);
  // Cached by item, so that an unchanged record is the same object.
  const known = new WeakMap<object, Value>();
  const recordOf = (item: Stored): Value => {
    if (!known.has(item)) known.set(item, fromItem(item));
    return known.get(item) as Value;
  };
  const all = () => items().map((item): [string, Value] => [keyOf(item), recordOf(item)]);
  return {
    get size() {
      return items().length;
    },
    get(key) {
      const item = find(key);
      return item && recordOf(item);
    },
    has: (key) => find(key) !== undefined,
    keys: () => items().map(keyOf),
    values: () => items().map(recordOf),
    set(key, value) {
      if (!toItem) throw new Error(`A test cannot write these records of ${table}`);
      tables.put(table, toItem(value, key) as Item);
    },
    delete(key) {
      const item = find(key);
      if (item) tables.remove(table, item as Item);
    },
    clear() {
      for (const item of items()) tables.remove(table, item as Item);
    },
    [Symbol.iterator]: () => all()[Symbol.iterator](),
  };
}
