import { countLabel } from '#web/lib/format/numbers';
import { isNarrowed } from '../history/filters';
import type { Run } from './export-run';

/**
 * Label of an export's progress. Lines are numbered, so the newest number estimates the total. The total of a filtered export is unknown
 * before its end.
 */
export function progressLabel({ lines, newest, filters }: Run, locale?: string): string {
  if (newest === null) return 'Reading your transactions';
  if (isNarrowed(filters)) return `${linesOf(lines, locale)} so far`;
  return `${countLabel(lines, locale)} of about ${linesOf(newest, locale)}`;
}

/** The completed share of an export, from 0 to 1; undefined while unknown. */
export function progressOf({ lines, newest, filters }: Run): number | undefined {
  return newest === null || isNarrowed(filters) ? undefined : Math.min(1, lines / newest);
}

/** Formats a number of lines: `1,200 transactions`. */
export function linesOf(count: number, locale?: string): string {
  return `${countLabel(count, locale)} ${count === 1 ? 'transaction' : 'transactions'}`;
}
