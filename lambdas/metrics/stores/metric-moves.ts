import { createHash } from 'node:crypto';
import type { MetricsByDay, Totals } from './metric-totals';

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
  readonly days: MetricsByDay;
}

/**
 * Every figure of a day is kept in so many parts, of which a transaction adds to one. It may be raised at any time, as parts are
 * only ever summed; a smaller number would leave some of them unread. Why so many: `lambdas/projections/README.md`.
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

/** What a transaction of these moves adds to a part of the figures: each of them once, as it takes no two actions on one item. */
export function additionsOf(moves: readonly Move[]): { day: string; metric: string; totals: Totals }[] {
  const sums = new Map<string, { day: string; metric: string; totals: Record<string, number> }>();
  for (const { days } of moves)
    for (const [day, metrics] of Object.entries(days))
      for (const [metric, totals] of Object.entries(metrics)) {
        const sum = sums.get(`${day}#${metric}`) ?? { day, metric, totals: {} };
        sums.set(`${day}#${metric}`, sum);
        addTo(sum.totals, totals);
      }
  return [...sums.values()];
}

/** Adds totals to sums, by name. */
export function addTo(sums: Record<string, number>, totals: Totals): void {
  for (const [name, change] of Object.entries(totals)) sums[name] = (sums[name] ?? 0) + change;
}
