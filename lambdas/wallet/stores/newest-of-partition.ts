import type { ReadPartition } from '#lambdas/runtime/aws/by-partition';
import type { LedgerRow } from './ledger-row';

/** Selects rows of a partition, newest first. */
export interface Wanted {
  /** Only rows with a smaller sequence number. */
  readonly before?: number | undefined;
  /** Only rows at or after this time. */
  readonly from?: Date | undefined;
  /** Only rows before this time. */
  readonly to?: Date | undefined;
  readonly limit: number;
}

/**
 * Largest clock skew between two writers. Sequence numbers rise with time except for the skew: a later row may bear a timestamp that is
 * earlier by at most this much.
 */
export const mostSkewMs = 5 * 60_000;

/** Rows per query near the end of the range, when the previous query matched nothing. */
const rowsPerCheck = 100;

/**
 * Reads the newest matching rows of a partition. The timestamp of each row decides whether it matches. A binary search over the sequence
 * numbers locates the end of the range; only rows within `mostSkewMs` of it are read and discarded. With a larger skew, rows at the edge
 * would be missing, but no wrong row would be returned.
 */
export async function newestOfPartition(
  read: ReadPartition,
  partitionKey: string,
  { before = Number.MAX_SAFE_INTEGER, limit, ...span }: Wanted,
): Promise<LedgerRow[]> {
  const wanted: LedgerRow[] = [];
  let [beyond, pageSize] = [before, limit];
  for (;;) {
    const rows = await read({ partitionKey, beyond, direction: 'down', limit: pageSize });
    const found = rows.filter((row) => isWithin(row, span));
    wanted.push(...found);
    const last = rows.at(-1);
    const isEnd = rows.length < pageSize || !last || isLongBefore(last, span.from);
    if (isEnd || wanted.length >= limit) return wanted.slice(0, limit);
    const isFarOff = isLongAfter(last, span.to);
    beyond = isFarOff ? await firstLongAfter(read, partitionKey, last.sequence, span.to) : last.sequence;
    pageSize = isFarOff || found.length > 0 ? limit : rowsPerCheck;
  }
}

/**
 * Finds by binary search a row that is long after a time while its predecessor is not. All rows from it on are after the time, whatever the
 * clock skew.
 *
 * @param known  sequence number of a row that is long after the time
 * @returns the sequence number of such a row
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

/** Whether every row before this one is before the time. */
function isLongBefore({ at }: LedgerRow, instant: Date | undefined): boolean {
  return instant !== undefined && Date.parse(at) < instant.getTime() - mostSkewMs;
}

/** Whether this row and every later one are after the time. */
function isLongAfter({ at }: LedgerRow, instant: Date | undefined): boolean {
  return instant !== undefined && Date.parse(at) >= instant.getTime() + mostSkewMs;
}
