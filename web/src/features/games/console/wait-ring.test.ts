import { describe, expect, it } from 'vitest';
import { ringAfter } from './wait-ring';

const shown = { fromMs: 1_000, durationMs: 2_000 };

describe('the ring of a wait', () => {
  it('takes as long as the wait', () => {
    expect(ringAfter(null, { fromMs: 1_000, untilMs: 3_000 })).toEqual(shown);
  });

  it('stays until the next wait', () => {
    expect(ringAfter(null, null)).toBeNull();
    expect(ringAfter(shown, null)).toBe(shown);
  });

  it('goes on as it was when a response moves the end of the wait a little', () => {
    expect(ringAfter(shown, { fromMs: 1_000, untilMs: 3_200 })).toBe(shown);
  });

  it('fills more slowly when a slow response moves the end far', () => {
    expect(ringAfter(shown, { fromMs: 1_000, untilMs: 3_201 })).toEqual({ fromMs: 1_000, durationMs: 2_201 });
  });

  it('begins again with another wait of the same length', () => {
    expect(ringAfter(shown, { fromMs: 4_000, untilMs: 6_000 })).toEqual({ fromMs: 4_000, durationMs: 2_000 });
  });
});
