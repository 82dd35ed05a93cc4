import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingDaysAfter } from './working-days';

describe('workingDaysAfter', () => {
  it.each([
    ['a Monday', '2026-11-23T00:00:00.000Z', '2026-11-26'],
    ['a Wednesday', '2026-11-25T23:59:59.999Z', '2026-11-30'],
    ['a Friday', '2026-11-27T12:00:00.000Z', '2026-12-02'],
    ['a Saturday', '2026-11-21T12:00:00.000Z', '2026-11-25'],
    ['a Sunday', '2026-11-22T12:00:00.000Z', '2026-11-25'],
    ['the end of a year', '2026-12-31T12:00:00.000Z', '2027-01-05'],
  ])('counts three working days from %s', (_case, at, day) => {
    expect(workingDaysAfter(new Date(at), 3)).toBe(day);
  });

  it('never returns a weekend day or too early a day', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });

    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 30 }), (at, days) => {
        const day = new Date(workingDaysAfter(at, days));

        expect([0, 6]).not.toContain(day.getUTCDay());
        expect(day.getTime() - at.getTime()).toBeGreaterThan((days - 1) * 86_400_000);
      }),
    );
  });
});
