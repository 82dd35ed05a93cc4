import { createHash } from 'node:crypto';
import { addDays, type FiguresByDay, type Totals } from './figure-totals';

/** How far the rows of a player have been added up. */
export interface Cursor {
  readonly player: string;
  /** Every row up to this number is in the totals, and none after it. */
  readonly lastSequence: number;
  /** How often the next row has failed. */
  readonly tries: number;
  /** Whether this player's rows are left out until somebody replays them. */
  readonly isParked: boolean;
}

/** Some rows of one player, added up. */
export interface Move {
  readonly from: Cursor;
  /** Number of the last row that was added. */
  readonly to: number;
  /** What the player's own statistics gain. */
  readonly statistics: Totals;
  /** What the figures of the house gain. */
  readonly days: FiguresByDay;
}

/** A transaction of DynamoDB takes so many actions. */
export const mostActions = 100;

/**
 * Every figure of a day is kept in so many parts, of which a transaction adds to one. It may be raised at any time, as parts are
 * only ever summed; a smaller number would leave some of them unread. Why so many: `lambdas/README.md`.
 */
export const parts = 32;

/**
 * The part that a transaction adds to. Rows of one player go to another part each time: what keeps them from being added twice is
 * the cursor, so transactions need only stay out of each other's way.
 *
 * @param attempt  how often these moves were tried before: whoever was in the way is not met there again
 */
export function partOf(moves: readonly Move[], attempt: number): number {
  const [first] = moves;
  const name = `${first?.from.player}#${first?.to}`;
  return (createHash('sha256').update(name).digest().readUInt8() + attempt) % parts;
}

/** What a transaction of these moves adds to a part of the figures. */
export function additionsOf(moves: readonly Move[]): { day: string; figure: string; totals: Totals }[] {
  return Object.entries(addDays(...moves.map(({ days }) => days))).flatMap(([day, figures]) =>
    Object.entries(figures).map(([figure, totals]) => ({ day, figure, totals })),
  );
}

/**
 * Shares moves out to as few transactions as will take them, in their order. An action moves a cursor or adds to one figure of
 * one day.
 *
 * @throws RangeError for a move that no transaction can take
 */
export function packMoves(moves: readonly Move[]): Move[][] {
  const transactions: Move[][] = [];
  let [packed, figures]: [Move[], Set<string>] = [[], new Set()];
  for (const move of moves) {
    const theirs = additionsOf([move]).map(({ day, figure }) => `${day}#${figure}`);
    if (1 + theirs.length > mostActions) throw new RangeError('A move adds to too many figures');
    const together = new Set([...figures, ...theirs]);
    const isRoom = packed.length + 1 + together.size <= mostActions;
    if (!isRoom || packed.length === 0) transactions.push((packed = []));
    packed.push(move);
    figures = isRoom ? together : new Set(theirs);
  }
  return transactions;
}
