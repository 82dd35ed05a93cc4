import { describe, expect, it } from 'vitest';
import { checkShortestCycle } from './shortest-cycle';

const first = new Date('2026-11-21T12:00:00.000Z');
const later = (ms: number) => new Date(first.getTime() + ms);

describe('checkShortestCycle', () => {
  it('allows the first round at once', () => {
    expect(checkShortestCycle(null, first, 2500)).toBeNull();
  });

  it('refuses a round one millisecond early and says how long to wait', () => {
    expect(checkShortestCycle(first, later(2499), 2500)).toEqual({
      code: 'play-limits/too-fast',
      retryAfterMs: 1,
    });
  });

  it('allows a round the moment the cycle has passed', () => {
    expect(checkShortestCycle(first, later(2500), 2500)).toBeNull();
  });
});
