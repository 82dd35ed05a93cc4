import { describe, expect, it } from 'vitest';
import { closableDays, isOver } from './closed-days';
import { ever, now } from './metric-names';

describe('isOver', () => {
  it.each([
    ['2026-11-24', true],
    ['2026-11-25', true],
    ['2026-11-26', false],
    ['2026-11-27', false],
    ['2026-11-28', false],
    [ever, false],
    [now, false],
  ])('%s on November 27: %s', (day, expected) => {
    expect(isOver(day, new Date('2026-11-27T00:00:00Z'))).toBe(expected);
    expect(isOver(day, new Date('2026-11-27T23:59:59Z'))).toBe(expected);
  });
});

describe('closableDays', () => {
  it('ends with a day that has been over for an hour', () => {
    const lastAt = (instant: string) => closableDays(new Date(instant)).at(-1);

    expect(lastAt('2026-11-27T00:59:59Z')).toBe('2026-11-24');
    expect(lastAt('2026-11-27T01:00:00Z')).toBe('2026-11-25');
    expect(isOver('2026-11-25', new Date('2026-11-27T00:00:00Z'))).toBe(true);
  });

  it('has as many days as the longest report', () => {
    const days = closableDays(new Date('2026-11-27T12:00:00Z'));

    expect([days.length, days[0]]).toEqual([366, '2025-11-25']);
  });
});
