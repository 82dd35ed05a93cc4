import type { ReadPartition } from '#lambdas/runtime/aws/by-partition';
import type { LedgerRow } from './ledger-row';

/** Which of a shelf's rows are wanted, newest first. */
export interface Wanted {
  /** Only rows with a smaller number. */
  readonly before?: number | undefined;
  /** Only what happened at this instant or later. */
  readonly from?: Date | undefined;
  /** Only what happened before this instant. */
  readonly to?: Date | undefined;
  readonly limit: number;
}

/**
 * How far the clocks of two writers may be apart. Numbers rise with time but for that: of two rows the later one may bear an
 * instant that is earlier, by no more than this.
 */
export const mostSkewMs = 5 * 60_000;

/** Rows near an instant are read by so many when none of those before was wanted. */
const rowsPerCheck = 100;

/**
 * Reads the newest rows of a shelf that are wanted. What happened when is decided by each row's own instant. Rows are numbered
 * by their order, so where an instant lies among the numbers is looked up by halves, a row at a time; only rows within
 * `mostSkewMs` of it are read to be left out. Were clocks further apart than that, rows at an edge would be missing; none
 * would be there that is not wanted.
 */
export async function newestOfPartition(
  read: ReadPartition,
  partitionKey: string,
  { before = Number.MAX_SAFE_INTEGER, limit, ...span }: Wanted,
): Promise<LedgerRow[]> {
  const wanted: LedgerRow[] = [];
  let [beyond, asked] = [before, limit];
  for (;;) {
    const rows = await read({ partitionKey, beyond, direction: 'down', limit: asked });
    const found = rows.filter((row) => isWithin(row, span));
    wanted.push(...found);
    const last = rows.at(-1);
    const isEnd = rows.length < asked || !last || isLongBefore(last, span.from);
    if (isEnd || wanted.length >= limit) return wanted.slice(0, limit);
    const isFarOff = isLongAfter(last, span.to);
    beyond = isFarOff ? await firstLongAfter(read, partitionKey, last.sequence, span.to) : last.sequence;
    asked = isFarOff || found.length > 0 ? limit : rowsPerCheck;
  }
}

/**
 * Finds by halves a row that is long after an instant while the one before it in the shelf is not. All that follow it are after
 * the instant, whatever the clocks of their writers.
 *
 * @param known  number of a row that is long after
 * @returns the number of such a row
 */
async function firstLongAfter(
  read: ReadPartition,
  partitionKey: string,
  known: number,
  instant: Date | undefined,
): Promise<number> {
  let [below, above] = [0, known];
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    const [row] = await read({ partitionKey, beyond: middle + 1, direction: 'down', limit: 1 });
    if (row && isLongAfter(row, instant)) above = row.sequence;
    else below = middle;
  }
  return above;
}

function isWithin({ at }: LedgerRow, { from, to }: Pick<Wanted, 'from' | 'to'>): boolean {
  const atMs = Date.parse(at);
  return (!from || atMs >= from.getTime()) && (!to || atMs < to.getTime());
}

/** Whether every row before this one is before the instant. */
function isLongBefore({ at }: LedgerRow, instant: Date | undefined): boolean {
  return instant !== undefined && Date.parse(at) < instant.getTime() - mostSkewMs;
}

/** Whether every row after this one, and itself, is after the instant. */
function isLongAfter({ at }: LedgerRow, instant: Date | undefined): boolean {
  return instant !== undefined && Date.parse(at) >= instant.getTime() + mostSkewMs;
}
