import { describe, expect, it } from 'vitest';
import { isCelebrated, winSize } from './win-size';

describe('winSize', () => {
  it.each([
    { payout: 0, size: 'nothing' },
    { payout: 40, size: 'return' },
    { payout: 100, size: 'return' },
    { payout: 105, size: 'small' },
    { payout: 200, size: 'small' },
    { payout: 201, size: 'medium' },
    { payout: 999, size: 'medium' },
    { payout: 1_000, size: 'big' },
    { payout: 4_999, size: 'big' },
    { payout: 5_000, size: 'grand' },
  ])('classifies a payout of $payout on a stake of 100 as "$size"', ({ payout, size }) => {
    expect(winSize({ stake: 100, payout })).toBe(size);
  });
});

describe('isCelebrated', () => {
  it.each(['nothing', 'return'] as const)('is false for "%s", which does not exceed the stake', (size) => {
    expect(isCelebrated(size)).toBe(false);
  });

  it.each(['small', 'medium', 'big', 'grand'] as const)('is true for a %s win', (size) => {
    expect(isCelebrated(size)).toBe(true);
  });
});
