import { describe, expect, it } from 'vitest';
import { isNotableWin, multipleOf } from './notable-win';

describe('isNotableWin', () => {
  it.each([
    [{ stake: 20, payout: 200 }, true],
    [{ stake: 20, payout: 199 }, false],
    [{ stake: 20, payout: 0 }, false],
    [{ stake: 0, payout: 0 }, false],
  ])('of %o is %s', (round, expected) => {
    expect(isNotableWin(round)).toBe(expected);
  });
});

describe('multipleOf', () => {
  it.each([
    [{ stake: 20, payout: 200 }, 10],
    [{ stake: 20, payout: 259 }, 12.9],
    [{ stake: 3, payout: 100 }, 33.3],
  ])('of %o is %d, never rounded up', (round, expected) => {
    expect(multipleOf(round)).toBe(expected);
  });
});
