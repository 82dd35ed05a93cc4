import { describe, expect, it } from 'vitest';
import { isFilled } from './spin-on-reels';

const base = { presentation: 3, spin: 0, isPast: false };

describe('isFilled', () => {
  it('is true for the spin whose reels were filled, also after they were laid out again', () => {
    expect(isFilled(base, { ...base })).toBe(true);
  });

  it('is false for the next spin and for a replay of the same one', () => {
    expect(isFilled(base, { ...base, spin: 1 })).toBe(false);
    expect(isFilled(base, { ...base, presentation: 4 })).toBe(false);
  });

  it('is true for the staked spin that returns to the reels after free spins', () => {
    expect(isFilled({ ...base, spin: 10 }, { ...base, isPast: true })).toBe(true);
  });
});
