import { describe, expect, it } from 'vitest';
import { checkRecentSignIn } from './recent-sign-in';

const now = new Date('2026-11-21T12:00:00.000Z');
const refusal = { code: 'session/not-recent', withinMinutes: 15 };

describe('checkRecentSignIn', () => {
  it.each([
    [0, null],
    [15 * 60_000, null],
    [15 * 60_000 + 1, refusal],
  ])('for a sign-in %i ms ago returns %o', (agoMs, expected) => {
    expect(checkRecentSignIn(new Date(now.getTime() - agoMs), now)).toEqual(expected);
  });
});
