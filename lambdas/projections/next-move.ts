import { metricsByDay, statisticsOf } from '#lambdas/metrics/metrics-of';
import type { Cursor, Move } from '#lambdas/metrics/stores/metric-moves';
import type { Row } from '#lambdas/runtime/aws/stream-rows';
import type { Pause } from '#lambdas/runtime/conflict';
import type { LedgerRows } from '#lambdas/wallet/stores/ledger-rows';
import { type Movement, movementOf } from './movement';
import { RowFault } from './row-fault';

/** Rows of one player that are at hand, by their number. */
type RowsAtHand = ReadonlyMap<number, Row>;

/** A player to be followed. */
export interface Followed {
  readonly player: string;
  readonly atHand: RowsAtHand;
  /** Number of the last row that must be in the figures afterwards; Infinity for all that the ledger has. */
  readonly upTo: number;
}

/** Where rows are read that are not at hand. */
export interface MoveDependencies {
  readonly ledgerRows: LedgerRows;
  readonly pause: Pause;
}

/** Some rows of one player, added up and as they are. */
export interface NextMove {
  readonly move: Move;
  readonly movements: readonly Movement[];
}

/** So many rows are added at once: a transaction takes 100 actions, of which one moves the cursor and a row adds to two figures. */
const mostRowsPerStep = 49;

/** How often a row is looked for that the index may not have yet, and how long at most before the last time. */
const looks = 4;
const longestPauseMs = 400;

/**
 * Adds up the rows that follow a cursor, at hand or from the ledger, up to the first that cannot be added.
 *
 * @returns null when nothing follows
 * @throws RowFault when that is the very first row
 */
export async function nextMove(
  dependencies: MoveDependencies,
  { atHand, upTo }: Followed,
  from: Cursor,
): Promise<NextMove | null> {
  const told = rowsAtHandAfter(from, atHand);
  const rows = told.length > 0 ? told : await rowsInLedgerAfter(dependencies, from, upTo !== Infinity);
  const movements = readableFrom(rows);
  const to = movements.at(-1)?.sequence;
  if (to === undefined) return null;
  const move = { from, to, statistics: statisticsOf(movements), days: metricsByDay(movements) };
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
 * @param isMore  whether there must be some
 * @throws RowFault when the ledger has later rows, or must have, but not the next one
 */
async function rowsInLedgerAfter(
  { ledgerRows, pause }: MoveDependencies,
  { player, lastSequence }: Cursor,
  isMore: boolean,
): Promise<readonly Row[]> {
  for (let look = 1; look <= looks; look += 1) {
    if (look > 1) await pause(longestPauseMs / 2 ** (looks - look));
    const rows = await ledgerRows.after(player, lastSequence, mostRowsPerStep);
    const isGap = (row: Row, index: number) => row['sequence'] !== lastSequence + 1 + index;
    const gap = rows.findIndex(isGap);
    if (gap !== 0 && rows.length > 0) return gap < 0 ? rows : rows.slice(0, gap);
    if (rows.length === 0 && !isMore) return [];
  }
  throw new RowFault('row-missing', 'The ledger has no row with the number that follows');
}

/**
 * The movements up to the first row that is none.
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
