import { createHash } from 'node:crypto';
import { isOver } from '#domain/ledger/closed-days';
import type { MetricsByDay, Totals } from './metric-totals';

/** How far a player's rows have been added up. */
export interface Cursor {
  readonly player: string;
  /** The totals include every row up to this number, and none after it. */
  readonly lastSequence: number;
  /** The number of failures of the next row. */
  readonly tries: number;
  /** Whether this player's rows are skipped until an operator replays them. */
  readonly isParked: boolean;
  /** The last day on which the player counted as active; absent before the first round. */
  readonly activeOn?: string | undefined;
}

/** Some rows of one player, added up. */
export interface Move {
  readonly from: Cursor;
  /** Number of the last added row. */
  readonly to: number;
  /** Additions to the player's statistics. */
  readonly statistics: Totals;
  /** Additions to the operator's metrics. */
  readonly days: MetricsByDay;
  /** The last day on which the rows made the player active; absent if they changed nothing. */
  readonly activeOn?: string | undefined;
}

/**
 * The number of parts of every metric of a day; a transaction adds to one of them. It can be raised at any time, because parts are only
 * ever summed; a smaller number would leave some of them unread. `lambdas/projections/README.md` explains the number.
 */
export const parts = 32;

/** The numbers of all parts. */
export const allParts: readonly number[] = Array.from({ length: parts }, (_each, part) => part);

/**
 * The part that a transaction adds to. A player's rows go to varying parts: the cursor prevents counting them twice, so transactions only
 * need to avoid each other.
 *
 * @param attempt number of earlier attempts; each one selects another part
 */
export function partOf(moves: readonly Move[], attempt: number): number {
  const [first] = moves;
  const name = `${first?.from.player}#${first?.to}`;
  return (createHash('sha256').update(name).digest().readUInt8() + attempt) % parts;
}

/** The additions of these moves to a part of the metrics, merged by item, because a transaction cannot act twice on one item. */
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

/** The days that these moves add to although they are over; the metrics for all days and for the present never are. */
export function lateDaysOf(moves: readonly Pick<Move, 'days'>[], now: Date): string[] {
  const days = new Set(moves.flatMap((move) => Object.keys(move.days)));
  return [...days].filter((day) => isOver(day, now));
}

/** Adds totals to sums, by name. */
export function addTo(sums: Record<string, number>, totals: Totals): void {
  for (const [name, change] of Object.entries(totals)) sums[name] = (sums[name] ?? 0) + change;
}
