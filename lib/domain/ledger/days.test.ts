import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from './days';

describe('daysBetween', () => {
  it('names every day once, in order, across months and leap days', () => {
    expect(daysBetween({ from: '2028-02-28', to: '2028-03-01' })).toEqual([
      ...['2028-02-28', '2028-02-29', '2028-03-01'],
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 400 }), (first, more) => {
        const on = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

        const days = daysBetween({ from: on(first), to: on(first + more) });

        expect(days).toEqual(Array.from({ length: more + 1 }, (_each, index) => on(first + index)));
      }),
      { numRuns: 500, seed: 7311 },
    );
  });

  it('names none where the end is before the beginning', () => {
    expect(daysBetween({ from: '2026-11-02', to: '2026-11-01' })).toEqual([]);
  });
});
