import type { FigureStore } from '#stores/figure-store';
import type { Cursor } from '#stores/figure-updates';
import type { LedgerRows } from '#stores/ledger-rows';
import type { Row } from '#stores/stream-rows';
import { Outage } from '../../outcome/outage';
import { overtaken, type Pause, retryOvertaken } from '../../outcome/overtaken';
import { type Movement, movementOf, RowFault, totalsByDay } from './house-totals';

export interface FollowDependencies {
  readonly figures: FigureStore;
  readonly ledgerRows: LedgerRows;
  readonly pause: Pause;
}

/** Rows of one player that are at hand, by their number. */
export type RowsAtHand = ReadonlyMap<number, Row>;

/** So many rows are added in one transaction, which has room for 99 days. */
const mostRowsPerStep = 50;

/** How often a row is looked for that the index may not have yet, and how long at most before the last time. */
const looks = 4;
const longestPauseMs = 400;

/**
 * Adds up a player's rows from where their cursor is, each exactly once and in the order of their numbers, whatever order they
 * came in. Rows that are not at hand are read from the ledger; a parked player is left out.
 *
 * @param follow.upTo  number of the last row that must be in the totals afterwards; Infinity for all that the ledger has
 * @returns the number of the last row that is in the totals
 * @throws RowFault for the first row that cannot be added; every row before it has been
 * @throws Outage when others kept moving the same totals
 */
export async function followPlayer(
  dependencies: FollowDependencies,
  { player, atHand, upTo }: { player: string; atHand: RowsAtHand; upTo: number },
): Promise<number> {
  const { figures, pause } = dependencies;
  for (;;) {
    const step = await retryOvertaken(pause, advance);
    if (step === overtaken) throw new Outage('Figures of the house stayed contended');
    if (step.isLast || step.lastSequence >= upTo) return step.lastSequence;
  }

  async function advance() {
    const from = await figures.cursor(player);
    const { lastSequence } = from;
    if (from.isParked || lastSequence >= upTo) return { lastSequence, isLast: true };
    const rows = await nextRows(dependencies, { from, atHand, isMore: upTo !== Infinity });
    const movements = readableFrom(rows);
    const to = movements.at(-1)?.sequence;
    if (to === undefined) return { lastSequence, isLast: true };
    const hasMoved = await figures.advance(from, { to, days: totalsByDay(movements) });
    return hasMoved ? { lastSequence: to, isLast: false } : overtaken;
  }
}

/**
 * The rows that follow the cursor without a gap, at hand or from the ledger.
 *
 * @throws RowFault when the ledger has later rows, or must have, but not the next one
 */
async function nextRows(
  { ledgerRows, pause }: FollowDependencies,
  { from, atHand, isMore }: { from: Cursor; atHand: RowsAtHand; isMore: boolean },
): Promise<readonly Row[]> {
  const next = from.lastSequence + 1;
  const told: Row[] = [];
  while (told.length < mostRowsPerStep) {
    const row = atHand.get(next + told.length);
    if (!row) break;
    told.push(row);
  }
  if (told.length > 0) return told;
  for (let look = 1; look <= looks; look += 1) {
    if (look > 1) await pause(longestPauseMs / 2 ** (looks - look));
    const rows = await ledgerRows.after(from.player, from.lastSequence, mostRowsPerStep);
    const isGap = (row: Row, index: number) => row['sequence'] !== next + index;
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
