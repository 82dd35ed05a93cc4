import { describe, expect, it } from 'vitest';
import { daysIn, isRange, lastDays, rangeBefore, rangeIn } from './date-range';

const now = new Date('2026-03-01T12:00:00Z');

describe('date ranges', () => {
  it('come from the address, or are the last 30 days', () => {
    const named = (search: string) => rangeIn(new URLSearchParams(search), now);

    expect(named('?from=2026-02-01&to=2026-02-03')).toEqual({ from: '2026-02-01', to: '2026-02-03' });
    for (const search of [
      '',
      '?from=x&to=y',
      '?from=2026-02-03&to=2026-02-01',
      '?from=2026-02-30&to=2026-03-01',
    ])
      expect(named(search)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  });

  it('contain every day, at most 366', () => {
    expect(daysIn({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(daysIn(lastDays(1, now))).toEqual(['2026-03-01']);
    expect(isRange({ from: '2025-01-01', to: '2026-01-01' })).toBe(true);
    expect(isRange({ from: '2025-01-01', to: '2026-01-02' })).toBe(false);
    expect(isRange({ from: '2027-01-01', to: '2027-12-31' })).toBe(true);
  });

  it('are compared with as many days before, across a leap day and for a single day', () => {
    expect(rangeBefore({ from: '2028-03-01', to: '2028-03-02' })).toEqual({
      from: '2028-02-28',
      to: '2028-02-29',
    });
    expect(rangeBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      from: '2026-02-28',
      to: '2026-02-28',
    });
  });
});
