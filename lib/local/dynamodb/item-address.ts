import dynalite, { type Table, type ValidRequest } from 'dynalite/db/index.js';

import { refuse, refuseUnknownTable, type Refusal } from './refusal';

/** Where one item is. */
export interface ItemAddress {
  table: Table;
  key: string;
}

/** Finds the item that a request is about. Refusals: no such table, or a key that is not of the table's shape. */
export function addressOf(request: ValidRequest, tables: ReadonlyMap<string, Table>): ItemAddress | Refusal {
  const table = tables.get(request.TableName);
  if (!table) return refuseUnknownTable(request.TableName);
  const { Item: item, Key: key = {} } = request;
  const invalid = item ? dynalite.validateItem(item, table) : dynalite.validateKey(key, table);
  if (invalid) return refuse('ValidationException', invalid.message);
  return { table, key: dynalite.createKey(item ?? key, table) };
}

/** The name of an item in locks, unique over all tables. */
export function itemName({ table, key }: ItemAddress): string {
  return `${table.TableName}~${key}`;
}
