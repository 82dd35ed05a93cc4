import { describe, expect, it } from 'vitest';
import { isMonth, programDayLabel, programMonthLabel } from './day-copy';

describe('programDayLabel', () => {
  it.each(['2026-11-02', '2026-11-02T00:30:00.000Z', '2026-11-02T23:30:00.000Z'])(
    'labels %s by its day in UTC, wherever the device is',
    (at) => {
      expect(programDayLabel(at)).toBe('Nov 2, 2026');
    },
  );
});

describe('isMonth', () => {
  it.each([
    ['2026-10', true],
    ['2026-13', false],
    ['2026', false],
    ['', false],
  ])('is about the entry %j: %s', (typed, expected) => {
    expect(isMonth(typed)).toBe(expected);
  });
});

describe('programMonthLabel', () => {
  it('names the month itself, wherever the device is', () => {
    expect(programMonthLabel('2026-10')).toBe('October 2026');
  });

  it.each(['', '2026-13'])('returns the entry %j, which is no month yet', (typed) => {
    expect(programMonthLabel(typed)).toBe(typed);
  });
});
