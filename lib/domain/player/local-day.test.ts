import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { changesOf, dayShown, places, spanOf } from './calendar-fixture';
import {
  addDays,
  firstOfMonth,
  firstOfNextMonth,
  isLocalDay,
  isTimeZone,
  type LocalDay,
  localDay,
  mondayOf,
  startOf,
  timeZone,
} from './local-day';

const cases = { numRuns: 1500, seed: 8201 };
const hourMs = 3_600_000;
const on = (text: string) => text as LocalDay;

/** A place and an instant, often near a clock change. */
const moments = fc.constantFrom(...places).chain((place) => {
  const { from, to } = spanOf(place);
  const instants = [from, ...changesOf(place)].map((around) =>
    fc.integer({ min: -26 * hourMs, max: 26 * hourMs }).map((ms) => new Date(around.getTime() + ms)),
  );
  const at = fc.oneof(fc.date({ min: from, max: to, noInvalidDate: true }), ...instants);
  return fc.record({ place: fc.constant(place), at });
});
const days = fc
  .integer({ min: Date.UTC(1920, 0, 1) / 86_400_000, max: Date.UTC(2120, 0, 1) / 86_400_000 })
  .map((day) => on(new Date(day * 86_400_000).toISOString().slice(0, 10)));

describe('localDay', () => {
  it('is the day that local clocks show', () => {
    fc.assert(
      fc.property(moments, ({ place, at }) => {
        expect(localDay(timeZone(place), at)).toBe(dayShown(place, at));
      }),
      cases,
    );
  });
});

describe('startOf', () => {
  it('is the first instant of a day, including days of 23 and 25 hours', () => {
    fc.assert(
      fc.property(moments, ({ place, at }) => {
        const day = on(dayShown(place, at));

        const start = startOf(timeZone(place), day);

        expect(dayShown(place, start)).toBe(day);
        expect(dayShown(place, new Date(start.getTime() - 1)) < day).toBe(true);
      }),
      cases,
    );
  });

  it.each([
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00.000Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ])('in %s for %s is %s', (zone, day, instant) => {
    expect(startOf(timeZone(zone), on(day)).toISOString()).toBe(instant);
  });

  it('begins a skipped day with the following one', () => {
    const apia = timeZone('Pacific/Apia');

    expect(startOf(apia, on('2011-12-30'))).toEqual(startOf(apia, on('2011-12-31')));
  });
});

describe('calendar arithmetic', () => {
  it('adds any number of days', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (day, many) => {
        const [year, month, date] = day.split('-').map(Number) as [number, number, number];
        const expected = new Date(Date.UTC(year, month - 1, date + many)).toISOString().slice(0, 10);

        expect(addDays(day, many)).toBe(expected);
      }),
      cases,
    );
  });

  it('returns the Monday of the week and the first days of this and the next month', () => {
    fc.assert(
      fc.property(days, (day) => {
        const monday = mondayOf(day);
        const first = firstOfMonth(day);
        const next = firstOfNextMonth(day);

        expect(new Date(monday).getUTCDay()).toBe(1);
        expect([0, 1, 2, 3, 4, 5, 6].map((many) => addDays(monday, many))).toContain(day);
        expect(first).toBe(`${day.slice(0, 8)}01`);
        expect(next.endsWith('-01') && next > day).toBe(true);
        expect(addDays(next, -1).slice(0, 7)).toBe(day.slice(0, 7));
      }),
      cases,
    );
  });
});

describe('isLocalDay', () => {
  it('accepts every valid day', () => {
    fc.assert(
      fc.property(days, (day) => isLocalDay(day)),
      cases,
    );
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-04-31',
    '2026-00-10',
    '2026-1-01',
    '2026-01-01T00:00',
    'today',
    '',
  ])('rejects %j', (text) => {
    expect(isLocalDay(text)).toBe(false);
  });
});

describe('isTimeZone', () => {
  it.each([...places, 'US/Eastern', 'Asia/Calcutta'])('accepts %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', 'America/', 'EST5EDT4', '../etc'])('rejects %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });

  it('bounds the formatter cache against unlimited spellings of one zone', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    const spellings = Array.from({ length: 1100 }, (_each, index) =>
      spell('america/argentina/tucuman', index),
    );
    expect(spellings.every(isTimeZone)).toBe(true);
    made.mockClear();

    isTimeZone(spellings[0]!);
    isTimeZone(spellings.at(-1)!);

    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });
});

/** Capitalizes the letters whose bit is set. */
function spell(name: string, bits: number): string {
  let letters = 0;
  return name.replaceAll(/[a-z]/g, (letter) => ((bits >> letters++) & 1 ? letter.toUpperCase() : letter));
}
