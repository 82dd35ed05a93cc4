import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** What the tables of a folder hold: no history, by request, or one that ends with a day and may be loaded in part. */
const historyMark = z.union([
  z.strictObject({ state: z.literal('none') }),
  z.strictObject({ state: z.enum(['loading', 'loaded']), until: z.iso.date() }),
]);
export type HistoryMark = z.infer<typeof historyMark>;

/** What a start has to do: load a history that ends with a day, or nothing. */
export type HistoryPlan = { readonly until: string } | null;

/**
 * Decides whether a start loads the demo history: into new tables only, and again after a start that ended while it was loading. Tables from
 * before, with data of their own, are left alone.
 *
 * @param mark       undefined when there is none
 * @param hasTables  whether the folder holds tables
 * @param today      as `2026-11-21`, in UTC
 * @throws Error when `isEmpty` is asked of tables with a history
 */
export function planHistory(
  mark: HistoryMark | undefined,
  { hasTables, isEmpty, today }: { hasTables: boolean; isEmpty: boolean; today: string },
): HistoryPlan {
  const known = hasTables ? (mark ?? { state: 'none' as const }) : undefined;
  if (isEmpty && known && known.state !== 'none')
    throw new Error('The tables in .local/ hold the demo history. Start with --reset --empty to remove it.');
  if (isEmpty || known?.state === 'none' || known?.state === 'loaded') return null;
  return { until: known?.until ?? today };
}

const fileIn = (folder: string) => join(folder, 'demo-history-mark.json');

export function readHistoryMark(folder: string): HistoryMark | undefined {
  const file = fileIn(folder);
  return existsSync(file) ? historyMark.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export function writeHistoryMark(folder: string, mark: HistoryMark): void {
  writeFileSync(fileIn(folder), JSON.stringify(mark));
}
