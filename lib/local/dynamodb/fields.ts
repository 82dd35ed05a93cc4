import type { Item, Table } from 'dynalite/db/index.js';

export type Fields = Readonly<Record<string, unknown>>;

/** Fields of a parsed request; empty for a value that is not an object. */
export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Key attributes of a table or index, partition key first; none without it. */
export function keyNames(of: Pick<Table, 'KeySchema'> | undefined): string[] {
  return of?.KeySchema.map(({ AttributeName }) => AttributeName) ?? [];
}

/** The key of an item. */
export function keyOf(item: Item, table: Table): Item {
  return Object.fromEntries(keyNames(table).flatMap((name) => (item[name] ? [[name, item[name]]] : [])));
}
