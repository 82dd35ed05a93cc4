import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/player/local-day';
import { isUnderAge } from './under-age';

/** Still November 20 in Chicago. */
const now = new Date('2026-11-21T03:00:00Z');
const declare = (bornOn: string, timeZone = 'America/Chicago') =>
  isUnderAge({ bornOn: bornOn as LocalDay, timeZone }, now);

describe('isUnderAge', () => {
  it('counts whole years in the time zone of the player', () => {
    expect(declare('2005-11-21')).toBe(true);
    expect(declare('2005-11-21', 'Europe/London')).toBe(false);
    expect(declare('2005-11-20')).toBe(false);
  });

  it('leaves a day that is still to come to the check of the form', () => {
    expect(declare('2027-01-01')).toBe(false);
  });
});
