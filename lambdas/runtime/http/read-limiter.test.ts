import { describe, expect, it } from 'vitest';
import { createReadLimiter } from './read-limiter';

function setup({ readsPerSecond = 2, atMost = 10 } = {}) {
  let nowMs = Date.parse('2026-11-21T12:00:00Z');
  const takeRead = createReadLimiter(readsPerSecond, () => new Date(nowMs), atMost);
  return { takeRead, wait: (ms: number) => void (nowMs += ms) };
}

describe('createReadLimiter', () => {
  it('lets a player read at the rate, and tells when the next read fits', () => {
    const { takeRead, wait } = setup();

    const burst = ['a', 'a', 'a'].map(takeRead);
    wait(500);
    const later = ['a', 'a'].map(takeRead);

    const refused = { code: 'request/too-many', retryAfterSeconds: 1 };
    expect(burst).toEqual([null, null, refused]);
    expect(later).toEqual([null, refused]);
  });

  it('counts each player alone', () => {
    const { takeRead } = setup({ readsPerSecond: 1 });

    expect(['a', 'b', 'a'].map((player) => takeRead(player)?.code)).toEqual([
      undefined,
      undefined,
      'request/too-many',
    ]);
  });

  it('does not make somebody wait longer for asking while refused', () => {
    const { takeRead, wait } = setup({ readsPerSecond: 1 });
    ['a', 'a', 'a', 'a'].forEach(takeRead);

    wait(1_000);

    expect(takeRead('a')).toBeNull();
  });

  it('forgets whoever has been away longest, never whoever keeps asking', () => {
    const { takeRead } = setup({ readsPerSecond: 1, atMost: 2 });
    ['flood', 'a', 'flood', 'b', 'flood'].forEach(takeRead);

    expect(takeRead('flood')?.code).toBe('request/too-many');
    expect(takeRead('a')).toBeNull();
  });
});
