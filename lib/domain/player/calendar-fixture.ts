import { clocks } from './clocks-fixture';

export type Place = keyof typeof clocks;
export const places = Object.keys(clocks) as Place[];
/** Places a player can move to, limited to those whose tables cover the same time span. */
export function neighborsOf(place: Place): Place[] {
  const isNear = (other: Place) => {
    return place === 'Pacific/Apia' ? clocks[other].length === 1 : other !== 'Pacific/Apia';
  };
  return places.filter((other) => other !== place && isNear(other));
}

export const periodNames = ['day', 'week', 'month'] as const;
export type PeriodName = (typeof periodNames)[number];

const minuteMs = 60_000;
const offsets = new Map(
  places.map((place) => [
    place,
    clocks[place].map(([from, minutesAhead]) => ({ fromMs: Date.parse(from), minutesAhead })),
  ]),
);

/** A time span that the table of a place covers and in which its clocks change. */
export function spanOf(place: Place): { from: Date; to: Date } {
  return place === 'Pacific/Apia'
    ? { from: new Date('2011-10-01'), to: new Date('2012-06-01') }
    : { from: new Date('2026-01-04'), to: new Date('2027-05-01') };
}

/** The instants at which a place's clocks change. */
export function changesOf(place: Place): Date[] {
  return clocks[place].slice(1).map(([from]) => new Date(from));
}

/** The local day at a place. */
export function dayShown(place: Place, at: Date): string {
  const { minutesAhead } = offsets.get(place)!.findLast(({ fromMs }) => fromMs <= at.getTime())!;
  return new Date(at.getTime() + minutesAhead * minuteMs).toISOString().slice(0, 10);
}

/** Numbers periods: all days of a period share a number, and later periods have higher ones. */
export function numberOf(period: PeriodName, day: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  if (period === 'month') return year * 12 + month;
  const days = Date.UTC(year, month - 1, date) / (24 * 60 * minuteMs);
  // 1 January 1970 was a Thursday.
  return period === 'day' ? days : Math.floor((days + 3) / 7);
}

/**
 * First instant after `after` whose period has a number above `than`. Assumes that every day of these tables begins on a quarter of an
 * hour.
 */
export function nextStart(
  period: PeriodName,
  dayAt: (instant: Date) => string,
  { after, than }: { after: Date; than: number },
): Date {
  const isLater = (ms: number) => numberOf(period, dayAt(new Date(ms))) > than;
  const quarter = 15 * minuteMs;
  let instant = (Math.floor(after.getTime() / quarter) + 1) * quarter;
  for (const leap of [192, 48]) while (!isLater(instant + leap * quarter)) instant += leap * quarter;
  while (!isLater(instant)) instant += quarter;
  return new Date(instant);
}

/** The next midnight at a place. */
export function nextMidnight(place: Place, after: Date): Date {
  const dayAt = (instant: Date) => dayShown(place, instant);
  return nextStart('day', dayAt, { after, than: numberOf('day', dayAt(after)) });
}
