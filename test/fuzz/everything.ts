import { setTimeout as sleep } from 'node:timers/promises';
import type { Casino } from '../api/casino';
import { scan } from '../api/ledger-check';

/** Every row of every table, each as a text that begins with its table. */
export type Rows = ReadonlySet<string>;

type Row = Readonly<Record<string, unknown>>;

/** Streams and queues have nothing left to do when nothing has changed for so long. */
const quietMs = 1_500;
const mostReads = 40;

/**
 * The tables that any function of the running stack is told of: one that is added is read without being named here. What accounts have
 * in common is noted of refused requests as well: whoever is refused a home or a device that others used is to be found.
 */
function tablesOf({ host }: Casino): readonly string[] {
  const settings = host.functions.definitions().flatMap(({ environment }) => Object.entries(environment));
  const isCompared = (name: string) => name.endsWith('_TABLE') && name !== 'TRAITS_TABLE';
  return [...new Set(settings.filter(([name]) => isCompared(name)).map(([, table]) => table))];
}

/** Reads every table once. */
export async function readRows(casino: Casino): Promise<Rows> {
  const tables = tablesOf(casino);
  const rows = await Promise.all(tables.map((table) => scan<Row>(casino.dynamoDb, table)));
  return new Set(tables.flatMap((table, at) => (rows[at] ?? []).map((row) => textOf(table, row))));
}

/**
 * Reads every table once what follows from earlier calls has been written: figures, notices, words of products.
 *
 * @throws Error when it never ends
 */
export async function readSettledRows(casino: Casino): Promise<Rows> {
  let rows = await readRows(casino);
  for (let read = 0; read < mostReads; read += 1) {
    await sleep(quietMs);
    const later = await readRows(casino);
    if (changesBetween(rows, later).length === 0) return later;
    rows = later;
  }
  throw new Error('The tables do not come to rest');
}

/** What was added, changed or removed, the first few rows in words; empty when nothing was. */
export function changesBetween(before: Rows, after: Rows): string[] {
  const gone = [...before].filter((row) => !after.has(row)).map((row) => `is gone: ${row}`);
  const come = [...after].filter((row) => !before.has(row)).map((row) => `has come: ${row}`);
  return [...gone, ...come].slice(0, 6).map((change) => change.slice(0, 500));
}

/** DynamoDB keeps no order of fields. */
function textOf(table: string, row: Row): string {
  const fields = Object.entries(row).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `${table} ${JSON.stringify(fields)}`;
}
