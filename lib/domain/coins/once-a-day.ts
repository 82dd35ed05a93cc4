import { addDays, localDay, type LocalDay, startOf, type TimeZone, timeZone } from '#domain/player/local-day';

/** How far a player has come with something that is there once a day. */
export interface DailyMark {
  /** Their latest day of it, null before the first. */
  readonly day: LocalDay | null;
  /** How often they have had it. */
  readonly times: number;
}

export const neverYet: DailyMark = { day: null, times: 0 };

/**
 * Whether today's is still there. Days only ever go forward: somebody who moved west lives through a part of a day for the second time, and
 * gets nothing for it.
 */
export function isOpenToday({ day }: DailyMark, zone: TimeZone, now: Date): boolean {
  return day === null || localDay(zone, now) > day;
}

/** The mark once it was had on a day. */
export function markedOn({ times }: DailyMark, day: LocalDay): DailyMark {
  return { day, times: times + 1 };
}

/** The first instant of the next day that it will be there, whether today's was had or not. */
export function nextOpening({ day }: DailyMark, zone: TimeZone, now: Date): Date {
  const today = localDay(zone, now);
  const latest = day === null || day < today ? today : day;
  return startOf(inEffect(zone, now), addDays(latest, 1));
}

/** The zone without a change that is over: `startOf` would look for days before it. */
function inEffect(zone: TimeZone, now: Date): TimeZone {
  return zone.next && zone.next.from <= now ? timeZone(zone.next.name) : zone;
}
