import { describe, expect, it } from 'vitest';
import { effectLabel, usageLabel, usedShare } from './limit-usage';
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

describe('where a player stands with a limit', () => {
  it('says what is used and left, and when it starts anew where the player is', () => {
    expect(usageLabel(limit({}), where)).toEqual({
      used: '3.20 SC of 5.00 SC',
      left: '1.80 SC left; starts anew on Sun, Nov 22, 2026, 12:00 AM',
    });
  });

  it('says so when nothing is left', () => {
    expect(usageLabel(limit({ counted: 500 }), where).left).toMatch(/^Reached; starts anew on Sun/);
  });

  it('counts for whoever is ahead as well', () => {
    expect(usageLabel(limit({ counted: -150 }), where)).toEqual({
      used: 'You are ahead; 5.00 SC may be lost',
      left: '6.50 SC left; starts anew on Sun, Nov 22, 2026, 12:00 AM',
    });
  });

  it.each([
    [320, '3.20 SC so far'],
    [-150, 'ahead by 1.50 SC'],
  ])('tells what came about without a limit: %i', (counted, soFar) => {
    expect(usageLabel(limit({ most: null, counted }), where)).toEqual({
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

describe('a limit that is about to be set', () => {
  const at = { ...where, now: new Date('2026-11-21T20:00:00Z'), coolingMs: 24 * 3_600_000 };

  it.each([
    ['a stricter one', limit({}), 400],
    ['the same', limit({}), 500],
    ['a first one', limit({ most: null }), 400],
  ])('holds at once: %s', (_, before, asked) => {
    expect(effectLabel(before, asked, at)).toBe('It holds at once, on every device.');
  });

  it.each([
    ['a looser one', 600],
    ['none', null],
  ])('waits for a day: %s', (_, asked) => {
    expect(effectLabel(limit({}), asked, at)).toBe(
      'That is looser, so it begins on Sun, Nov 22, 2026, 2:00 PM. Until then 5.00 SC holds.',
    );
  });
});
