import { activeDays, metricsWithActivity } from '#lambdas/metrics/active-days';
import { statisticsOf } from '#lambdas/metrics/metrics-of';
import type { Cursor, Move } from '#lambdas/metrics/stores/metric-moves';
import type { MetricStore } from '#lambdas/metrics/stores/metric-store';
import type { Row } from '#lambdas/runtime/aws/stream-rows';
import type { Pause } from '#lambdas/runtime/conflict';
import type { LedgerRows } from '#lambdas/wallet/stores/ledger-rows';
import { type Movement, movementOf } from './movement';
import { isWithinTransaction } from './pack-moves';
import { RowFault } from './row-fault';

/** Rows of one player that are at hand, by their number. */
type RowsAtHand = ReadonlyMap<number, Row>;

/** A player to be followed. */
export interface Followed {
  readonly player: string;
  readonly atHand: RowsAtHand;
  /** Number of the last row that must be added; Infinity for all rows of the ledger. */
  readonly upTo: number;
}

/** The source of rows that are not at hand. */
export interface MoveDependencies {
  readonly ledgerRows: LedgerRows;
  readonly metrics: Pick<MetricStore, 'itemsOf'>;
  readonly pause: Pause;
}

/** Rows of one player, added up and one by one. */
export interface NextMove {
  readonly move: Move;
  readonly movements: readonly Movement[];
}

/** Rows per move at most. Rows of many days or games may be fewer, so that one transaction takes them. */
const mostRowsPerStep = 49;

/** Reads of a row that the index may not have yet, and the pause before the last one. */
const mostAttempts = 4;
const longestPauseMs = 400;

/**
 * Adds up the rows that follow a cursor, at hand or from the ledger, up to the first that cannot be added.
 *
 * @returns null when nothing follows
 * @throws RowFault when the very first row cannot be added
 */
export async function nextMove(
  dependencies: MoveDependencies,
  { atHand, upTo }: Followed,
  from: Cursor,
): Promise<NextMove | null> {
  const ready = rowsAtHandAfter(from, atHand);
  const rows = ready.length > 0 ? ready : await rowsInLedgerAfter(dependencies, from, upTo !== Infinity);
  return rows.length === 0 ? null : moveBy(dependencies, from, readableFrom(rows));
}

/** The move by these movements, or by the first half of them while they add to more than a transaction takes. */
function moveBy(
  { metrics }: Pick<MoveDependencies, 'metrics'>,
  from: Cursor,
  movements: readonly Movement[],
): NextMove {
  const to = (movements.at(-1) as Movement).sequence;
  const activeOn = activeDays(movements, from.activeOn);
  const days = metricsWithActivity(movements, activeOn);
  if (movements.length > 1 && !isWithinTransaction(metrics.itemsOf({ days })))
    return moveBy({ metrics }, from, movements.slice(0, Math.ceil(movements.length / 2)));
  const move = { from, to, statistics: statisticsOf(movements), days, activeOn: activeOn.at(-1) };
  return { move, movements };
}

/** The rows at hand that follow the cursor without a gap. */
function rowsAtHandAfter({ lastSequence }: Cursor, atHand: RowsAtHand): readonly Row[] {
  const rows: Row[] = [];
  while (rows.length < mostRowsPerStep) {
    const row = atHand.get(lastSequence + 1 + rows.length);
    if (!row) break;
    rows.push(row);
  }
  return rows;
}

/**
 * The rows of the ledger that follow the cursor without a gap.
 *
 * @param isMore whether more rows must exist
 * @throws RowFault when the next row is missing although the ledger has, or must have, later ones
 */
async function rowsInLedgerAfter(
  { ledgerRows, pause }: MoveDependencies,
  { player, lastSequence }: Cursor,
  isMore: boolean,
): Promise<readonly Row[]> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    if (attempt > 1) await pause(longestPauseMs / 2 ** (mostAttempts - attempt));
    const rows = await ledgerRows.after(player, lastSequence, mostRowsPerStep);
    const isGap = (row: Row, index: number) => row['sequence'] !== lastSequence + 1 + index;
    const gap = rows.findIndex(isGap);
    if (gap !== 0 && rows.length > 0) return gap < 0 ? rows : rows.slice(0, gap);
    if (rows.length === 0 && !isMore) return [];
  }
  throw new RowFault('row-missing', 'The ledger has no row with the number that follows');
}

/**
 * The movements up to the first unreadable row.
 *
 * @throws RowFault when that is the very first row
 */
function readableFrom(rows: readonly Row[]): Movement[] {
  const movements: Movement[] = [];
  for (const row of rows) {
    try {
      movements.push(movementOf(row));
    } catch (error) {
      if (movements.length > 0) return movements;
      throw error;
    }
  }
  return movements;
}
