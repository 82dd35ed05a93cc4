import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { type Filters, queriesOf } from '../history/filters';
import { newestEnd, type Place } from '../history/read-next-page';
import { type Reading, readWithRetries } from './read-with-retries';

export type Format = 'csv' | 'json';

/** Writes a file format in parts, so that a long ledger is never one string. */
export interface Writer {
  readonly type: string;
  head(run: Pick<Run, 'filters' | 'startedAt'>): string;
  /** @param isFirst  whether these are the first lines */
  lines(transactions: readonly Transaction[], isFirst: boolean): string;
  readonly foot: string;
}

/** The state of an export. Each step is a new object; the previous one stays valid. */
export interface Run {
  readonly format: Format;
  readonly filters: Filters;
  readonly startedAt: Date;
  readonly place: Place;
  readonly parts: readonly string[];
  readonly lines: number;
  /** Sequence number of the first line, which estimates the total; null before it. */
  readonly newest: number | null;
}

/** Returns an export before its first page. */
export function newRun(format: Format, filters: Filters, startedAt: Date): Run {
  const place = newestEnd(queriesOf(filters));
  return { format, filters, startedAt, place, parts: [], lines: 0, newest: null };
}

/** Reads an export to its end, from its current place. Yields it after every page. */
export async function* continueRun(run: Run, writer: Writer, reading: Reading): AsyncGenerator<Run, void> {
  let { lines, newest } = run;
  const parts = run.parts.length === 0 ? [writer.head(run)] : [...run.parts];
  for await (const { transactions, place } of readWithRetries(run.place, reading)) {
    if (transactions.length > 0) parts.push(writer.lines(transactions, lines === 0));
    newest ??= transactions[0]?.sequence ?? null;
    lines += transactions.length;
    yield { ...run, parts: [...parts], place, lines, newest };
  }
}

/** Returns the file of a completed export. */
export function fileOf(run: Run, writer: Writer): Blob {
  return new Blob([...run.parts, writer.foot], { type: writer.type });
}

/** File name with the day in the player's time zone: `jade-harbour-transactions-2026-11-21.csv`. */
export function fileNameOf({ format, startedAt }: Pick<Run, 'format' | 'startedAt'>): string {
  const day = [startedAt.getFullYear(), startedAt.getMonth() + 1, startedAt.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `jade-harbour-transactions-${day}.${format}`;
}
