import { describe, expect, it } from 'vitest';
import { roundTime } from './round-time';

describe('roundTime', () => {
  it('formats the time in the time zone of the player', () => {
    const at = '2026-11-21T23:30:05.000Z';

    expect(roundTime(at, { locale: 'en-GB', timeZone: 'Asia/Hong_Kong' })).toBe('22 Nov 2026, 07:30:05');
  });
});
