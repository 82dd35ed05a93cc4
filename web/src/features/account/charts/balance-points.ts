import { addDays, type LocalDay, localDay, startOf, timeZone } from '#domain/player/local-day';
import type { Balances } from '#web/lib/balances';

/** A stretch of time up to now, in steps. */
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

/** What a player held at the end of a day. */
export interface BalancePoint {
  readonly day: LocalDay;
  /** In each coin's smallest unit, what is set aside included: it is the player's. */
  readonly gold: number;
  readonly sweeps: number;
}

/** The newest line of a ledger before an instant, or null when there is none. */
export type LatestBefore = (instant: Date) => Promise<{ at: string; balances: Balances } | null>;

/** The last days of a span's steps in a zone, the newest first; the first of them is today. */
export function daysOf({ steps, stepDays }: Span, now: Date, zone: string): LocalDay[] {
  const today = localDay(timeZone(zone), now);
  return Array.from({ length: steps }, (_, step) => addDays(today, -step * stepDays));
}

/**
 * What a player held over a span, the oldest first. It asks for one line a step at most, and for none where the line before it
 * tells already: a year costs no more than a week, however much was played.
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
    // The line known last is from before this day's end, so it is this day's last as well.
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
