import { describe, expect, it } from 'vitest';
import { breakDays, exclusionMonths } from '#domain/play-limits/time-out';
import { timeOutChoices, timeOutLabel, timeOutLength } from './time-out-lengths';

describe('timeOutChoices', () => {
  it('has every break and every self-exclusion, each with its own length', () => {
    const lengths = timeOutChoices.map(({ value }) => timeOutLength(value));

    expect(lengths).toEqual([
      ...breakDays.map((days) => ({ kind: 'break', days })),
      ...exclusionMonths.map((months) => ({ kind: 'exclusion', months })),
    ]);
  });
});

describe('timeOutLabel', () => {
  it.each([
    [{ kind: 'break', days: 7 }, '7-day break'],
    [{ kind: 'exclusion', months: 6 }, '6-month self-exclusion'],
    [{ kind: 'exclusion', months: 36 }, '3-year self-exclusion'],
    [{ kind: 'exclusion', months: null }, 'Permanent self-exclusion'],
  ] as const)('of %j is %s', (length, label) => {
    expect(timeOutLabel(length)).toBe(label);
  });
});
