import { describe, expect, it } from 'vitest';
import { effectLabel, usageCopy, usedShare } from './limit-usage';
import type { PlayLimit } from './play-limits';

const where = { timeZone: 'America/Chicago', locale: 'en-US' };
const limit = (parts: Partial<PlayLimit>): PlayLimit => ({
  thing: 'loss-sweeps',
  period: 'day',
  most: 500,
  next: null,
  counted: 320,
  resetsAt: '2026-11-22T06:00:00.000Z',
  ...parts,
});

describe('limit usage', () => {
  it("names the used and the remaining amount, and the reset in the player's time zone", () => {
    expect(usageCopy(limit({}), where)).toEqual({
      used: '3.20 SC of 5.00 SC',
      left: '1.80 SC left; resets on Sun, Nov 22, 2026, 12:00 AM',
    });
  });

  it('says that the limit is reached when nothing is left', () => {
    expect(usageCopy(limit({ counted: 500 }), where).left).toMatch(/^Limit reached; resets on Sun/);
  });

  it('counts a net win as additional room', () => {
    expect(usageCopy(limit({ counted: -150 }), where)).toEqual({
      used: 'Ahead by 1.50 SC; limit 5.00 SC',
      left: '6.50 SC left; resets on Sun, Nov 22, 2026, 12:00 AM',
    });
  });

  it.each([
    [320, '3.20 SC so far'],
    [-150, 'ahead by 1.50 SC'],
  ])('shows the total without a limit: %i', (counted, soFar) => {
    expect(usageCopy(limit({ most: null, counted }), where)).toEqual({
      used: `No limit, ${soFar}`,
      left: null,
    });
  });

  it.each([
    [{ most: 500, counted: 250 }, 0.5],
    [{ most: 500, counted: 700 }, 1],
    [{ most: 500, counted: -10 }, 0],
    [{ most: 0, counted: 0 }, 1],
    [{ most: null }, null],
  ])('fills its bar: %o', (parts, share) => {
    expect(usedShare(limit(parts))).toBe(share);
  });
});

describe('effectLabel', () => {
  const at = { ...where, now: new Date('2026-11-21T20:00:00Z'), coolingMs: 24 * 3_600_000 };

  it.each([
    ['a stricter one', limit({}), 400],
    ['the same', limit({}), 500],
    ['a first one', limit({ most: null }), 400],
  ])('says that a change takes effect at once: %s', (_, before, requested) => {
    expect(effectLabel(before, requested, at)).toBe('This applies right away on every device.');
  });

  it.each([
    ['a looser one', 600],
    ['none', null],
  ])('delays a change by a day: %s', (_, requested) => {
    expect(effectLabel(limit({}), requested, at)).toBe(
      'This is a looser limit, so it starts on Sun, Nov 22, 2026, 2:00 PM. Until then, your limit is 5.00 SC.',
    );
  });
});
