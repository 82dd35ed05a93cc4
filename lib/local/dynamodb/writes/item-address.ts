import dynalite, { type Table, type ValidRequest } from 'dynalite/db/index.js';
import type { Refusal } from '../../http/aws-json';
import { refuse, refuseUnknownTable } from '../refusal';

export interface ItemAddress {
  table: Table;
  key: string;
}

export function addressOf(request: ValidRequest, tables: ReadonlyMap<string, Table>): ItemAddress | Refusal {
  const table = tables.get(request.TableName);
  if (!table) return refuseUnknownTable(request.TableName);
  const { Item: item, Key: key = {} } = request;
  const invalid = item ? dynalite.validateItem(item, table) : dynalite.validateKey(key, table);
  if (invalid) return refuse('ValidationException', invalid.message);
  return { table, key: dynalite.createKey(item ?? key, table) };
}

export function itemName({ table, key }: ItemAddress): string {
  return `${table.TableName}~${key}`;
}
