import { addDays, localDay, type LocalDay, startOf, type TimeZone, timeZone } from '#domain/player/local-day';

/** Progress of a player with a once-a-day benefit. */
export interface DailyMark {
  /** Day of the latest claim, null before the first. */
  readonly day: LocalDay | null;
  /** Number of claims. */
  readonly times: number;
}

export const neverYet: DailyMark = { day: null, times: 0 };

/**
 * Whether today's claim is open. Days only advance: a player who moves west and repeats part of a day cannot claim it twice.
 */
export function isOpenToday({ day }: DailyMark, zone: TimeZone, now: Date): boolean {
  return day === null || localDay(zone, now) > day;
}

/** Records a claim on a day. */
export function markedOn({ times }: DailyMark, day: LocalDay): DailyMark {
  return { day, times: times + 1 };
}

/** First instant of the next claimable day, whether today's claim was made or not. */
export function nextOpening({ day }: DailyMark, zone: TimeZone, now: Date): Date {
  const today = localDay(zone, now);
  const latest = day === null || day < today ? today : day;
  return startOf(inEffect(zone, now), addDays(latest, 1));
}

/** Drops a zone change that has taken effect, because `startOf` would look for days before it. */
function inEffect(zone: TimeZone, now: Date): TimeZone {
  return zone.next && zone.next.from <= now ? timeZone(zone.next.name) : zone;
}
