import { describe, expect, it } from 'vitest';
import { isCelebrated, winSize } from './win-size';

describe('winSize', () => {
  it.each([
    { payout: 0, size: 'nothing' },
    { payout: 40, size: 'return' },
    { payout: 100, size: 'return' },
    { payout: 105, size: 'win' },
    { payout: 995, size: 'win' },
    { payout: 1_000, size: 'big' },
    { payout: 5_000, size: 'grand' },
  ])('classifies a payout of $payout on a stake of 100 as "$size"', ({ payout, size }) => {
    expect(winSize({ stake: 100, payout })).toBe(size);
  });
});

describe('isCelebrated', () => {
  it('is false unless the payout exceeds the stake', () => {
    expect(isCelebrated('nothing')).toBe(false);
    expect(isCelebrated('return')).toBe(false);
  });

  it.each(['win', 'big', 'grand'] as const)('is true for a %s', (size) => {
    expect(isCelebrated(size)).toBe(true);
  });
});
