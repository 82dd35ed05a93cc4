/** A calendar day in the player's zone, such as `2026-11-21`. Its text sorts chronologically. */
export type LocalDay = string & { readonly unit: 'local-day' };

/**
 * The zone in which a player's days begin and end. A change takes effect at the later of the two next midnights, so that no player gets
 * a day twice.
 */
export interface TimeZone {
  /** An IANA name, such as `America/Chicago`. */
  readonly name: string;
  readonly next: { readonly name: string; readonly from: Date } | null;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
const minutesOfDay = dayMs / minuteMs;
const mostFormats = 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A zone without a pending change. */
export function timeZone(name: string): TimeZone {
  return { name, next: null };
}

/** Whether the runtime supports the zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(formatOf(name));
  } catch {
    return false;
  }
}

/** The name of the zone in effect at an instant. */
export function zoneAt({ name, next }: TimeZone, now: Date): string {
  return next && next.from <= now ? next.name : name;
}

/** The player's local day at an instant. */
export function localDay(zone: TimeZone, now: Date): LocalDay {
  return dayIn(zoneAt(zone, now), now);
}

/** Requests a change of zone; moving back before it takes effect cancels it. */
export function moveTo(zone: TimeZone, name: string, now: Date): TimeZone {
  const current = zoneAt(zone, now);
  if (name === current) return timeZone(current);
  const midnights = [current, name].map((each) => startOfDay(each, addDays(dayIn(each, now), 1)).getTime());
  return { name: current, next: { name, from: new Date(Math.max(...midnights)) } };
}

/** The instant at which a day begins for a player, with a pending change taken into account. */
export function startOf(zone: TimeZone, day: LocalDay): Date {
  const inCurrent = startOfDay(zone.name, day);
  if (!zone.next || inCurrent < zone.next.from) return inCurrent;
  return new Date(Math.max(zone.next.from.getTime(), startOfDay(zone.next.name, day).getTime()));
}

/** Adds days; a negative number subtracts them. */
export function addDays(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10) as LocalDay;
}

/** The Monday of the day's week. */
export function mondayOf(day: LocalDay): LocalDay {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}

/** The first day of the day's month. */
export function firstOfMonth(day: LocalDay): LocalDay {
  return `${day.slice(0, 7)}-01` as LocalDay;
}

/** The first day of the following month. */
export function firstOfNextMonth(day: LocalDay): LocalDay {
  return firstOfMonth(addDays(firstOfMonth(day), 31));
}

/**
 * Whether a text is a valid day.
 *
 * @param text  such as `2026-02-28`, in the proleptic Gregorian calendar
 */
export function isLocalDay(text: string): text is LocalDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(text);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

function dayIn(zone: string, now: Date): LocalDay {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}` as LocalDay;
}

/**
 * Finds the first instant of a day by binary search, because clocks change and zones may skip a day. Offsets from UTC are less than a
 * day and, since 1972, whole minutes.
 */
function startOfDay(zone: string, day: LocalDay): Date {
  const midnight = Date.parse(day) / minuteMs;
  let [before, from] = [midnight - minutesOfDay, midnight + minutesOfDay];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(zone, new Date(middle * minuteMs)) >= day) from = middle;
    else before = middle;
  }
  return new Date(from * minuteMs);
}

/**
 * Caches formatters, because creating one takes longer than a round of a game. The cache is bounded: there are about 400 zones, but zone
 * names are case-insensitive, so that a caller could fill the memory with spellings.
 */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  if (formats.size >= mostFormats) formats.clear();
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, format);
  return format;
}
