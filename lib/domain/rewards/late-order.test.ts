import { describe, expect, it } from 'vitest';
import { isLate } from './late-order';

const orderPromised = (promisedOn: string | null) => ({
  timeline: [{ status: 'placed', at: new Date(0), actor: 'player', reason: null, promisedOn } as const],
});

describe('isLate', () => {
  it.each([
    ['2026-11-25', true],
    ['2026-11-26', false],
    ['2026-11-27', false],
    [null, false],
  ])('compares the promised day %s with today', (promisedOn, expected) => {
    expect(isLate(orderPromised(promisedOn), '2026-11-26')).toBe(expected);
  });

  it('is false before the first step', () => {
    expect(isLate({ timeline: [] }, '2026-11-26')).toBe(false);
  });
});
