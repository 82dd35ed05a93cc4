import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, birthdayFault, earliestBirthday } from './age';
import { addDays, type LocalDay } from './local-day';

const on = (text: string) => text as LocalDay;
const days = fc
  .integer({ min: Date.UTC(1920, 0, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 })
  .map((day) => on(new Date(day * 86_400_000).toISOString().slice(0, 10)));
/** Half of the samples are born on 29 February and evaluated around its anniversary. */
const lives = fc
  .tuple(days, days, fc.boolean(), fc.constantFrom('02-28', '02-29', '03-01'))
  .map(([left, right, isFebruary, end]): { bornOn: LocalDay; day: LocalDay } => {
    const [bornOn, day] = left < right ? [left, right] : [right, left];
    if (!isFebruary) return { bornOn, day };
    const leapYear = Number(bornOn.slice(0, 4)) - (Number(bornOn.slice(0, 4)) % 4);
    return { bornOn: on(`${leapYear}-02-29`), day: on(`${Number(day.slice(0, 4)) + 4}-${end}`) };
  });

describe('ageOn', () => {
  it('counts birthdays, with 1 March for 29 February in common years', () => {
    fc.assert(
      fc.property(lives, ({ bornOn, day }) => {
        const [year, month, date] = bornOn.split('-').map(Number) as [number, number, number];
        let birthdays = 0;
        // `Date` turns a nonexistent 29 February into 1 March.
        while (new Date(Date.UTC(year + birthdays + 1, month - 1, date)) <= new Date(day)) birthdays += 1;

        expect(ageOn(day, bornOn)).toBe(birthdays);
      }),
      { numRuns: 1000, seed: 8203 },
    );
  });

  it.each([
    ['2005-11-21', '2026-11-20', 20],
    ['2005-11-21', '2026-11-21', 21],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-02-29', '2024-02-28', 19],
    ['2004-02-29', '2024-02-29', 20],
    ['2005-12-31', '2026-01-01', 20],
    ['2026-11-21', '2026-11-21', 0],
  ])('for a birthday of %s on %s is %i', (bornOn, day, age) => {
    expect(ageOn(on(day), on(bornOn))).toBe(age);
  });
});

describe('birthdayFault', () => {
  const today = on('2026-11-21');

  it.each(['2026-11-21', '2010-05-05', '1906-11-21', '1905-11-22'])('accepts %s', (bornOn) => {
    expect(birthdayFault(on(bornOn), today)).toBeNull();
  });

  it.each(['2026-11-22', '2027-01-01', '1905-11-21'])('returns a message for %s', (bornOn) => {
    expect(birthdayFault(on(bornOn), today)).toBe('Enter a date of birth within the last 120 years.');
  });
});

describe('earliestBirthday', () => {
  it.each(['2026-11-21', '2028-02-28', '2028-02-29', '2028-03-01', '2029-02-28', '2026-01-01', '2026-12-31'])(
    'is the first day that is accepted on %s',
    (today) => {
      const earliest = earliestBirthday(on(today));

      expect(birthdayFault(earliest, on(today))).toBeNull();
      expect(birthdayFault(addDays(earliest, -1), on(today))).not.toBeNull();
    },
  );
});
