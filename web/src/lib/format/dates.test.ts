import { describe, expect, it } from 'vitest';
import {
  dayLabel,
  exactInstantLabel,
  fullDayLabel,
  instantLabel,
  longDayLabel,
  longInstantLabel,
  monthLabel,
  namedDayLabel,
  shortDayLabel,
  shortInstantLabel,
  shortMonthLabel,
  shortWeekdayLabel,
  timeLabel,
  type DateLabel,
  weekdayInstantLabel,
  weekdayLabel,
  weekdayTimeLabel,
} from './dates';

const day = '2026-11-02';

describe('labels of days', () => {
  it.each<[string, string, DateLabel]>([
    ['Nov 2, 2026', '02.11.2026', dayLabel],
    ['November 2, 2026', '2. November 2026', longDayLabel],
    ['Monday, November 2, 2026', 'Montag, 2. November 2026', fullDayLabel],
    ['Nov 2', '2. Nov.', shortDayLabel],
    ['Nov 2, 2026', '2. Nov. 2026', namedDayLabel],
    ['Monday, November 2', 'Montag, 2. November', weekdayLabel],
    ['Mon, Nov 2', 'Mo., 2. Nov.', shortWeekdayLabel],
    ['November 2026', 'November 2026', monthLabel],
    ['Nov 2026', 'Nov. 2026', shortMonthLabel],
  ])('return %j, and in German %j', (american, german, label) => {
    expect(label(day, { locale: 'en-US', timeZone: 'UTC' })).toBe(american);
    expect(label(day, { locale: 'de-DE', timeZone: 'UTC' })).toBe(german);
  });

  it('take the day from the time zone', () => {
    const where = { locale: 'en-US', timeZone: 'America/Los_Angeles' };

    expect(dayLabel(day, where)).toBe('Nov 1, 2026');
    expect(dayLabel(new Date(`${day}T08:00:00Z`), where)).toBe('Nov 2, 2026');
  });

  it('are in the language and the time zone of the device by default', () => {
    const at = Date.parse(`${day}T12:00:00Z`);

    expect(dayLabel(at)).toBe(new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(at));
  });

  it('throw for an invalid date', () => {
    expect(() => dayLabel('soon')).toThrow(RangeError);
  });
});

describe('labels of instants', () => {
  it.each<[string, string, DateLabel]>([
    ['2:05 PM', '14:05', timeLabel],
    ['Monday 2:05 PM', 'Montag, 14:05', weekdayTimeLabel],
    ['Nov 2, 2026, 2:05 PM', '02.11.2026, 14:05', instantLabel],
    ['Nov 2, 2:05 PM', '2. Nov., 14:05', shortInstantLabel],
    ['November 2, 2026 at 2:05 PM', '2. November 2026 um 14:05', longInstantLabel],
    ['Nov 2, 2026, 2:05:09 PM', '02.11.2026, 14:05:09', exactInstantLabel],
    ['Mon, Nov 2, 2026, 2:05 PM', 'Mo., 2. Nov. 2026, 14:05', weekdayInstantLabel],
  ])('return %j, and in German %j', (american, german, label) => {
    const at = '2026-11-02T14:05:09.000Z';

    // Node separates the day period by a narrow space.
    expect(label(at, { locale: 'en-US', timeZone: 'UTC' }).replaceAll('\u202f', ' ')).toBe(american);
    expect(label(at, { locale: 'de-DE', timeZone: 'UTC' })).toBe(german);
  });

  it('are in the time zone of the caller', () => {
    const at = '2026-11-21T23:30:05.000Z';

    expect(exactInstantLabel(at, { locale: 'en-GB', timeZone: 'Asia/Hong_Kong' })).toBe(
      '22 Nov 2026, 07:30:05',
    );
  });
});
