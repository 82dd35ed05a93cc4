/**
 * Zones as tables of what their clocks showed: an oracle for local days that shares no code with ours and asks no runtime. Minutes
 * ahead of UTC, each from an instant on; the first instant is where a table begins to be true.
 */
const clocks = {
  UTC: [['2011-01-01T00:00Z', 0]],
  'Asia/Hong_Kong': [['2011-01-01T00:00Z', 480]],
  'Pacific/Midway': [['2011-01-01T00:00Z', -660]],
  'Pacific/Kiritimati': [['2011-01-01T00:00Z', 840]],
  'America/New_York': [
    ['2025-11-02T06:00Z', -300],
    ['2026-03-08T07:00Z', -240],
    ['2026-11-01T06:00Z', -300],
    ['2027-03-14T07:00Z', -240],
  ],
  'America/Los_Angeles': [
    ['2025-11-02T09:00Z', -480],
    ['2026-03-08T10:00Z', -420],
    ['2026-11-01T09:00Z', -480],
    ['2027-03-14T10:00Z', -420],
  ],
  // Half an hour, and the other half of the year.
  'Australia/Lord_Howe': [
    ['2025-10-04T15:30Z', 660],
    ['2026-04-04T15:00Z', 630],
    ['2026-10-03T15:30Z', 660],
    ['2027-04-03T15:00Z', 630],
  ],
  // Its clocks change at midnight: a day begins at one o'clock.
  'Asia/Beirut': [
    ['2025-10-25T21:00Z', 120],
    ['2026-03-28T22:00Z', 180],
    ['2026-10-24T21:00Z', 120],
    ['2027-03-27T22:00Z', 180],
  ],
  // It went to the other side of the date line: there was no 30 December 2011.
  'Pacific/Apia': [
    ['2011-09-24T14:00Z', -600],
    ['2011-12-30T10:00Z', 840],
    ['2012-03-31T14:00Z', 780],
  ],
} as const satisfies Record<string, readonly (readonly [from: string, minutesAhead: number])[]>;

export type Place = keyof typeof clocks;
export const places = Object.keys(clocks) as Place[];
/** Where somebody can move to from a place, so that all tables are true at that time. */
export function neighboursOf(place: Place): Place[] {
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

/** A time in which a place's table is true, and in which its clocks change. */
export function spanOf(place: Place): { from: Date; to: Date } {
  return place === 'Pacific/Apia'
    ? { from: new Date('2011-10-01'), to: new Date('2012-06-01') }
    : { from: new Date('2026-01-04'), to: new Date('2027-05-01') };
}

/** The instants at which a place's clocks change. */
export function changesOf(place: Place): Date[] {
  return clocks[place].slice(1).map(([from]) => new Date(from));
}

/** The day that a place's calendars show. */
export function dayShown(place: Place, at: Date): string {
  const { minutesAhead } = offsets.get(place)!.findLast(({ fromMs }) => fromMs <= at.getTime())!;
  return new Date(at.getTime() + minutesAhead * minuteMs).toISOString().slice(0, 10);
}

/** Counts periods: days of one period have one number, later ones a higher one. */
export function numberOf(period: PeriodName, day: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  if (period === 'month') return year * 12 + month;
  const days = Date.UTC(year, month - 1, date) / (24 * 60 * minuteMs);
  // 1 January 1970 was a Thursday.
  return period === 'day' ? days : Math.floor((days + 3) / 7);
}

/**
 * The first instant after this one at which somebody's period is later than that of a number; all clocks here change at full half
 * hours.
 */
export function nextStart(
  period: PeriodName,
  dayAt: (instant: Date) => string,
  { after, than }: { after: Date; than: number },
): Date {
  const isLater = (ms: number) => numberOf(period, dayAt(new Date(ms))) > than;
  const halfHour = 30 * minuteMs;
  let instant = (Math.floor(after.getTime() / halfHour) + 1) * halfHour;
  for (const leap of [96, 24]) while (!isLater(instant + leap * halfHour)) instant += leap * halfHour;
  while (!isLater(instant)) instant += halfHour;
  return new Date(instant);
}

/** The midnight that comes next at a place. */
export function nextMidnight(place: Place, after: Date): Date {
  const dayAt = (instant: Date) => dayShown(place, instant);
  return nextStart('day', dayAt, { after, than: numberOf('day', dayAt(after)) });
}
