import { isDeepStrictEqual } from 'node:util';
import type { Item, SecondaryIndex, Table, ValidRequest } from 'dynalite/db/index.js';
import { itemBytes } from './item-size';
import type { Trace } from './state';

export interface Consumption {
  tableName: string;
  tableUnits: number;
  indexUnits: Record<string, number>;
}

type Report = NonNullable<ValidRequest['ReturnConsumedCapacity']> | undefined;
type Split = 'ReadCapacityUnits' | 'WriteCapacityUnits';

/** Write units of a change: 1 per kilobyte of the larger image, at least 1. */
const writeUnits = (before: Item | undefined, after: Item | undefined): number =>
  unitsOf(Math.max(bytesOf(before), bytesOf(after)), 1024);

/**
 * A transaction pays twice for the item, for preparation and commit, but once for each index entry, because indexes
 * follow asynchronously outside of it.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-capacity-handling
 */
export function writeConsumption(
  table: Table,
  before: Item | undefined,
  after: Item | undefined,
  unitsPerWrite: 1 | 2,
): Consumption {
  const indexUnits: Record<string, number> = {};
  for (const index of table.GlobalSecondaryIndexes ?? []) {
    const units = indexWriteUnits(table, index, before, after);
    if (units > 0) indexUnits[index.IndexName] = units;
  }
  return { tableName: table.TableName, tableUnits: unitsPerWrite * writeUnits(before, after), indexUnits };
}

/**
 * A changed key counts as two writes.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.ThroughputConsiderations.Writes
 */
function indexWriteUnits(
  table: Table,
  index: SecondaryIndex,
  before: Item | undefined,
  after: Item | undefined,
): number {
  const removed = indexEntry(table, index, before);
  const added = indexEntry(table, index, after);
  if (isDeepStrictEqual(removed, added)) return 0;
  if (!removed || !added) return writeUnits(removed, added);
  const isMoved = keyNames(index).some((name) => !isDeepStrictEqual(removed[name], added[name]));
  return isMoved ? writeUnits(removed, undefined) + writeUnits(undefined, added) : writeUnits(removed, added);
}

function indexEntry(table: Table, index: SecondaryIndex, item: Item | undefined): Item | undefined {
  if (!item || !keyNames(index).every((name) => name in item)) return undefined;
  if (index.Projection.ProjectionType === 'ALL') return item;
  const projected = [...keyNames(table), ...keyNames(index), ...(index.Projection.NonKeyAttributes ?? [])];
  return Object.fromEntries(Object.entries(item).filter(([name]) => projected.includes(name)));
}

/** 2 units per 4 KB of each item, and 2 for a missing one; a repeated transaction pays the same. */
export function transactionalReadConsumption(table: Table, ...images: (Item | undefined)[]): Consumption {
  const tableUnits = 2 * unitsOf(Math.max(...images.map(bytesOf)), 4096);
  return { tableName: table.TableName, tableUnits, indexUnits: {} };
}

/**
 * 1 unit per 4 KB, half when eventually consistent; rounded per item, but for a page over its total.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 */
export function readConsumption(request: ValidRequest, { answer, reads }: Trace): Consumption[] {
  if (typeof answer.ScannedCount === 'number') {
    const bytes = reads.slice(0, answer.ScannedCount).reduce((total, { item }) => total + bytesOf(item), 0);
    const units = unitsOf(bytes, 4096) * (request.ConsistentRead ? 1 : 0.5);
    const indexUnits = request.IndexName === undefined ? {} : { [request.IndexName]: units };
    const tableUnits = request.IndexName === undefined ? units : 0;
    return [{ tableName: request.TableName, tableUnits, indexUnits }];
  }
  return reads.map(({ table, item }) => {
    const isConsistent = request.RequestItems?.[table]?.ConsistentRead ?? request.ConsistentRead;
    return {
      tableName: table,
      tableUnits: unitsOf(bytesOf(item), 4096) * (isConsistent ? 1 : 0.5),
      indexUnits: {},
    };
  });
}

/** Whether a request asks for its consumed capacity. */
export function isReported(report: Report): report is 'TOTAL' | 'INDEXES' {
  return report === 'TOTAL' || report === 'INDEXES';
}

/**
 * One entry per table, for a request that asks for it; `split` is the additional name of the units, which only answers to transactions have.
 */
export function reportCapacity(
  report: Report,
  consumptions: () => Consumption[],
  split?: Split,
): Record<string, unknown>[] | undefined {
  if (!isReported(report)) return undefined;
  const units = (count: number) => ({ CapacityUnits: count, ...(split && { [split]: count }) });
  return [...perTable(consumptions()).values()].map(({ tableName, tableUnits, indexUnits }) => {
    const indexes = Object.entries(indexUnits);
    const total = indexes.reduce((sum, [, count]) => sum + count, tableUnits);
    const detail = {
      Table: units(tableUnits),
      ...(indexes.length > 0 && {
        GlobalSecondaryIndexes: Object.fromEntries(indexes.map(([name, count]) => [name, units(count)])),
      }),
    };
    return { TableName: tableName, ...units(total), ...(report === 'INDEXES' && detail) };
  });
}

function perTable(consumptions: Consumption[]): Map<string, Consumption> {
  const tables = new Map<string, Consumption>();
  for (const { tableName, tableUnits, indexUnits } of consumptions) {
    const soFar = tables.get(tableName) ?? { tableName, tableUnits: 0, indexUnits: {} };
    soFar.tableUnits += tableUnits;
    for (const [name, units] of Object.entries(indexUnits)) {
      soFar.indexUnits[name] = (soFar.indexUnits[name] ?? 0) + units;
    }
    tables.set(tableName, soFar);
  }
  return tables;
}

const keyNames = ({ KeySchema }: Pick<Table, 'KeySchema'>): string[] =>
  KeySchema.map((key) => key.AttributeName);
const bytesOf = (item: Item | undefined): number => (item ? itemBytes(item) : 0);
const unitsOf = (bytes: number, unitBytes: number): number => Math.max(1, Math.ceil(bytes / unitBytes));
