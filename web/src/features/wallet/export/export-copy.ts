import { isNarrowed } from '../history/filters';
import type { Run } from './export-run';

/**
 * How far an export is, in words: every line has a number, so the number of the newest tells about how many there are.
 * Of a part of the ledger nobody knows that before its end.
 */
export function progressLabel({ lines, newest, filters }: Run, locale?: string): string {
  if (newest === null) return 'Looking through your ledger';
  if (isNarrowed(filters)) return `${linesOf(lines, locale)} so far`;
  return `${lines.toLocaleString(locale)} of about ${linesOf(newest, locale)}`;
}

/** What of an export is done, 0 to 1; undefined where nobody knows. */
export function progressOf({ lines, newest, filters }: Run): number | undefined {
  return newest === null || isNarrowed(filters) ? undefined : Math.min(1, lines / newest);
}

/** `1,200 lines` */
export function linesOf(count: number, locale?: string): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? 'line' : 'lines'}`;
}
