import { setTimeout as sleep } from 'node:timers/promises';
import type { Casino } from '../api/casino';
import { scan } from '../api/ledger-check';

/** Every row of every table as text, prefixed with the table name. */
export type Rows = ReadonlySet<string>;

type Row = Readonly<Record<string, unknown>>;

/** Streams and queues are idle when no row has changed for this long. */
const quietMs = 1_500;
const maxReads = 40;

/**
 * All tables in the environment of any function, so that a new table is included automatically. Shared traits are excluded: they are
 * recorded for refused requests as well.
 */
function tablesOf({ host }: Casino): readonly string[] {
  const settings = host.functions.definitions().flatMap(({ environment }) => Object.entries(environment));
  const mayCompare = (name: string) => name.endsWith('_TABLE') && name !== 'TRAITS_TABLE';
  return [...new Set(settings.filter(([name]) => mayCompare(name)).map(([, table]) => table))];
}

/** Reads every table once. */
export async function readRows(casino: Casino): Promise<Rows> {
  const tables = tablesOf(casino);
  const rows = await Promise.all(tables.map((table) => scan<Row>(casino.dynamoDb, table)));
  return new Set(tables.flatMap((table, at) => (rows[at] ?? []).map((row) => serializeRow(table, row))));
}

/**
 * Reads every table after the effects of earlier calls: metrics, notices, search words.
 *
 * @throws Error when the tables keep changing
 */
export async function readSettledRows(casino: Casino): Promise<Rows> {
  let rows = await readRows(casino);
  for (let read = 0; read < maxReads; read += 1) {
    await sleep(quietMs);
    const next = await readRows(casino);
    if (changesBetween(rows, next).length === 0) return next;
    rows = next;
  }
  throw new Error('The tables keep changing');
}

/** The first few added or removed rows as text; empty when nothing changed. */
export function changesBetween(before: Rows, after: Rows): string[] {
  const removed = [...before].filter((row) => !after.has(row)).map((row) => `removed: ${row}`);
  const added = [...after].filter((row) => !before.has(row)).map((row) => `added: ${row}`);
  return [...removed, ...added].slice(0, 6).map((change) => change.slice(0, 500));
}

/** DynamoDB does not preserve the order of attributes. */
function serializeRow(table: string, row: Row): string {
  const fields = Object.entries(row).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `${table} ${JSON.stringify(fields)}`;
}
