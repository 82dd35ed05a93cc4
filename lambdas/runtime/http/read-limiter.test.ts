import { describe, expect, it } from 'vitest';
import { createReadLimiter } from './read-limiter';

function setup({ readsPerSecond = 2, atMost = 10 } = {}) {
  let nowMs = Date.parse('2026-11-21T12:00:00Z');
  const takeRead = createReadLimiter(readsPerSecond, () => new Date(nowMs), atMost);
  return { takeRead, wait: (ms: number) => void (nowMs += ms) };
}

describe('createReadLimiter', () => {
  it('allows reads at the rate and returns when to retry', () => {
    const { takeRead, wait } = setup();

    const burst = ['a', 'a', 'a'].map(takeRead);
    wait(500);
    const later = ['a', 'a'].map(takeRead);

    const refused = { code: 'request/too-many', retryAfterSeconds: 1 };
    expect(burst).toEqual([null, null, refused]);
    expect(later).toEqual([null, refused]);
  });

  it('limits each player separately', () => {
    const { takeRead } = setup({ readsPerSecond: 1 });

    expect(['a', 'b', 'a'].map((player) => takeRead(player)?.code)).toEqual([
      undefined,
      undefined,
      'request/too-many',
    ]);
  });

  it('does not extend the wait for refused requests', () => {
    const { takeRead, wait } = setup({ readsPerSecond: 1 });
    ['a', 'a', 'a', 'a'].forEach(takeRead);

    wait(1_000);

    expect(takeRead('a')).toBeNull();
  });

  it('evicts the player with the oldest request', () => {
    const { takeRead } = setup({ readsPerSecond: 1, atMost: 2 });
    ['flood', 'a', 'flood', 'b', 'flood'].forEach(takeRead);

    expect(takeRead('flood')?.code).toBe('request/too-many');
    expect(takeRead('a')).toBeNull();
  });
});
