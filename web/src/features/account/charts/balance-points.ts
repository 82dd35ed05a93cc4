import { addDays, type LocalDay, localDay, startOf, timeZone } from '#domain/player/local-day';
import type { Balances } from '#web/lib/live/balances';

/** A period up to now, divided into steps. */
export interface Span {
  readonly id: string;
  readonly label: string;
  readonly steps: number;
  readonly stepDays: number;
}

export const spans = [
  { id: 'week', label: '7 days', steps: 7, stepDays: 1 },
  { id: 'month', label: '30 days', steps: 30, stepDays: 1 },
  { id: 'quarter', label: '13 weeks', steps: 13, stepDays: 7 },
  { id: 'year', label: '1 year', steps: 26, stepDays: 14 },
] as const satisfies readonly Span[];

/** A player's balances at the end of a day. */
export interface BalancePoint {
  readonly day: LocalDay;
  /** In each coin's smallest unit, including coins on hold. */
  readonly gold: number;
  readonly sweeps: number;
}

/** Returns the newest ledger line before an instant, or null if there is none. */
export type LatestBefore = (instant: Date) => Promise<{ at: string; balances: Balances } | null>;

/** Returns the days of a span's steps in a time zone, newest first, beginning with today. */
export function daysOf({ steps, stepDays }: Span, now: Date, zone: string): LocalDay[] {
  const today = localDay(timeZone(zone), now);
  return Array.from({ length: steps }, (_, step) => addDays(today, -step * stepDays));
}

/**
 * Reads a player's balances over a span, oldest first. It sends at most one request per step, and none where the line before already has
 * the answer, so a year costs no more than a week.
 */
export async function readBalancePoints(
  days: readonly LocalDay[],
  zone: string,
  latestBefore: LatestBefore,
): Promise<BalancePoint[]> {
  const points: BalancePoint[] = [];
  let known: Awaited<ReturnType<LatestBefore>> | undefined;
  for (const day of days) {
    const end = startOf(timeZone(zone), addDays(day, 1));
    // The known line is older than the end of this day, so it is the last line of this day as well.
    if (known === undefined || (known !== null && new Date(known.at) >= end)) known = await latestBefore(end);
    points.push({ day, ...held(known?.balances) });
  }
  return points.toReversed();
}

function held(balances: Balances | undefined): { gold: number; sweeps: number } {
  if (!balances) return { gold: 0, sweeps: 0 };
  const { gold, goldHeld, sweepsUnplayed, sweepsRedeemable, sweepsHeld } = balances;
  return { gold: gold + goldHeld, sweeps: sweepsUnplayed + sweepsRedeemable + sweepsHeld };
}
