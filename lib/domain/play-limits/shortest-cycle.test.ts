import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShortestCycle } from './shortest-cycle';

const first = new Date('2026-11-21T12:00:00.000Z');
const later = (ms: number) => new Date(first.getTime() + ms);

describe('checkShortestCycle', () => {
  it('allows the first round at once', () => {
    expect(checkShortestCycle(null, first, 2500)).toBeNull();
  });

  it('refuses a round one millisecond early with the time to wait', () => {
    expect(checkShortestCycle(first, later(2499), 2500)).toEqual({
      code: 'play-limits/too-fast',
      retryAfterMs: 1,
    });
  });

  it('allows a round as soon as the cycle has passed', () => {
    expect(checkShortestCycle(first, later(2500), 2500)).toBeNull();
  });

  it('returns the exact time to wait', () => {
    const gap = fc.integer({ min: -10_000, max: 10_000 });

    fc.assert(
      fc.property(gap, fc.nat({ max: 6000 }), (gapMs, cycleMs) => {
        const refused = checkShortestCycle(first, later(gapMs), cycleMs);

        expect(refused === null).toBe(gapMs >= cycleMs);
        const waitMs = refused?.retryAfterMs ?? 0;
        expect(checkShortestCycle(first, later(gapMs + waitMs), cycleMs)).toBeNull();
        if (refused) expect(checkShortestCycle(first, later(gapMs + waitMs - 1), cycleMs)).not.toBeNull();
      }),
      { numRuns: 1000, seed: 8304 },
    );
  });
});
