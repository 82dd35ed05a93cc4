import { setTimeout as sleep } from 'node:timers/promises';
import type { Casino } from '../api/casino';

/** Every row of every table as it is stored, with the table name. */
export type Rows = ReadonlyMap<Buffer, string>;

/** Streams and queues are idle when no row has changed for this long. */
const quietMs = 1_500;
const maxReads = 40;

/**
 * All tables in the environment of any function, so that a new table is included automatically. Shared traits are excluded: they are
 * recorded for refused requests as well.
 */
function tablesOf(host: Casino['host']): readonly string[] {
  const settings = host.functions.definitions().flatMap(({ environment }) => Object.entries(environment));
  const mayCompare = (name: string) => name.endsWith('_TABLE') && name !== 'TRAITS_TABLE';
  return [...new Set(settings.filter(([name]) => mayCompare(name)).map(([, table]) => table))];
}

/** Reads every table once. */
export async function readRows({ host }: Casino): Promise<Rows> {
  const rows = await Promise.all(
    tablesOf(host).map(async (table) =>
      (await host.storedItems(table)).map((row): [Buffer, string] => [row, table]),
    ),
  );
  return new Map(rows.flat());
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
  const removed = textsMissingIn(after, before);
  const added = textsMissingIn(before, after);
  return [
    ...[...removed].filter((row) => !added.has(row)).map((row) => `removed: ${row}`),
    ...[...added].filter((row) => !removed.has(row)).map((row) => `added: ${row}`),
  ]
    .slice(0, 6)
    .map((change) => change.slice(0, 500));
}

/** Texts of the rows that the other rows lack. A row that was not written is the same buffer in both. */
function textsMissingIn(others: Rows, rows: Rows): Set<string> {
  const missing = [...rows].filter(([row]) => !others.has(row));
  return new Set(missing.map(([row, table]) => `${table} ${row.toString()}`));
}
