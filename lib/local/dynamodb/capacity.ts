import { isDeepStrictEqual } from 'node:util';
import type { Item, SecondaryIndex, Table, ValidRequest } from 'dynalite/db/index.js';
import { keyNames } from './fields';
import { itemBytes } from './item-size';
import type { Trace } from './state';
import type { Change } from './stream/stream-record';

/** Units of a table, or of one of its indexes. */
export interface Consumption {
  readonly table: string;
  readonly index?: string | undefined;
  readonly units: number;
}

type Report = NonNullable<ValidRequest['ReturnConsumedCapacity']> | undefined;
type Images = Pick<Change, 'table' | 'before' | 'after'>;

/**
 * A transaction pays twice for the item, for preparation and commit, but once for each index entry, because indexes
 * follow asynchronously outside of it.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-capacity-handling
 */
export function writeConsumption({ table, before, after }: Images, unitsPerWrite: 1 | 2): Consumption[] {
  const name = table.TableName;
  const ofIndexes = (table.GlobalSecondaryIndexes ?? []).map((index) => {
    const entries = [indexEntry(table, index, before), indexEntry(table, index, after)] as const;
    return { table: name, index: index.IndexName, units: indexWriteUnits(index, ...entries) };
  });
  return [
    { table: name, units: unitsPerWrite * writeUnits(before, after) },
    ...ofIndexes.filter(({ units }) => units > 0),
  ];
}

/** Write units of a change: 1 per kilobyte of the larger image, at least 1. */
function writeUnits(before: Item | undefined, after: Item | undefined): number {
  return unitsOf(Math.max(bytesOf(before), bytesOf(after)), 1024);
}

/**
 * A changed key counts as two writes.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.ThroughputConsiderations.Writes
 */
function indexWriteUnits(index: SecondaryIndex, removed: Item | undefined, added: Item | undefined): number {
  if (isDeepStrictEqual(removed, added)) return 0;
  const isMoved = keyNames(index).some((name) => !isDeepStrictEqual(removed?.[name], added?.[name]));
  return removed && added && isMoved
    ? writeUnits(removed, undefined) + writeUnits(undefined, added)
    : writeUnits(removed, added);
}

function indexEntry(table: Table, index: SecondaryIndex, item: Item | undefined): Item | undefined {
  if (!item || !keyNames(index).every((name) => name in item)) return undefined;
  if (index.Projection.ProjectionType === 'ALL') return item;
  const projected = [...keyNames(table), ...keyNames(index), ...(index.Projection.NonKeyAttributes ?? [])];
  return Object.fromEntries(Object.entries(item).filter(([name]) => projected.includes(name)));
}

/** 2 units per 4 KB of the larger image, and 2 for a missing item; a repeated transaction pays the same. */
export function transactionalReadConsumption({ table, before, after }: Images): Consumption {
  return { table: table.TableName, units: 2 * unitsOf(Math.max(bytesOf(before), bytesOf(after)), 4096) };
}

/**
 * 1 unit per 4 KB, half when eventually consistent; rounded per item, but for a page over its total.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 */
export function readConsumption(request: ValidRequest, { answer, reads }: Trace): Consumption[] {
  const unitsFor = (bytes: number, isConsistent = false) => unitsOf(bytes, 4096) * (isConsistent ? 1 : 0.5);
  if (typeof answer.ScannedCount === 'number') {
    const { TableName: table, IndexName: index, ConsistentRead } = request;
    const bytes = reads.slice(0, answer.ScannedCount).reduce((total, { item }) => total + bytesOf(item), 0);
    return [{ table, index, units: unitsFor(bytes, ConsistentRead) }];
  }
  return reads.map(({ table, item }) => {
    const isConsistent = request.RequestItems?.[table]?.ConsistentRead ?? request.ConsistentRead;
    return { table, units: unitsFor(bytesOf(item), isConsistent) };
  });
}

/** Whether a request asks for its consumed capacity. */
export function isReported(report: Report): report is 'TOTAL' | 'INDEXES' {
  return report === 'TOTAL' || report === 'INDEXES';
}

/** One entry per table, for a request that asks for it; `split` is another name of the units in answers to transactions. */
export function reportCapacity(
  report: Report,
  consumptions: () => readonly Consumption[],
  split?: 'ReadCapacityUnits' | 'WriteCapacityUnits',
): Record<string, unknown>[] | undefined {
  if (!isReported(report)) return undefined;
  const all = consumptions();
  const sum = (consumed: readonly Consumption[]) => {
    const CapacityUnits = consumed.reduce((total, { units }) => total + units, 0);
    return { CapacityUnits, ...(split && { [split]: CapacityUnits }) };
  };
  return [...new Set(all.map(({ table }) => table))].map((TableName) => {
    const ofTable = all.filter(({ table }) => table === TableName);
    const sumOf = (name?: string) => sum(ofTable.filter(({ index }) => index === name));
    const indexes = [...new Set(ofTable.flatMap(({ index }) => index ?? []))];
    const detail = {
      Table: sumOf(),
      ...(indexes.length > 0 && {
        GlobalSecondaryIndexes: Object.fromEntries(indexes.map((name) => [name, sumOf(name)])),
      }),
    };
    return { TableName, ...sum(ofTable), ...(report === 'INDEXES' && detail) };
  });
}

const bytesOf = (item: Item | undefined): number => (item ? itemBytes(item) : 0);
const unitsOf = (bytes: number, unitBytes: number): number => Math.max(1, Math.ceil(bytes / unitBytes));
