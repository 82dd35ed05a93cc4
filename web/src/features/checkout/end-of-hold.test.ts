import { afterEach, describe, expect, it, vi } from 'vitest';
import { secondsUntil } from '#web/lib/page/use-seconds-until';
import { endOfHold } from './end-of-hold';

const expiresAt = '2026-11-21T07:22:03.123Z';

afterEach(() => vi.useRealTimers());

describe('endOfHold', () => {
  it.each([
    ['right', 0],
    ['ten minutes fast', 10],
    ['a day slow', -24 * 60],
  ])('is independent of a device clock that is %s', (_how, minutes) => {
    vi.useFakeTimers({ now: new Date(Date.parse('2026-11-21T07:12:03.123Z') + minutes * 60_000) });

    const endMs = endOfHold({ expiresAt }, { now: '2026-11-21T07:12:03.123Z', requestedAtMs: 5_000 });

    expect(secondsUntil(endMs, 5_000)).toBe(600);
  });

  it('subtracts the latency of the response', () => {
    const endMs = endOfHold({ expiresAt }, { now: '2026-11-21T07:12:03.123Z', requestedAtMs: 5_000 });

    expect(secondsUntil(endMs, 8_000)).toBe(597);
  });

  it.each([
    ['has passed', '2026-11-21T07:22:03.123Z', 0],
    ['has long passed', '2026-11-22T07:22:03.123Z', 0],
    ['is a moment away', '2026-11-21T07:22:03.122Z', 1],
  ])('returns whole seconds when the end %s', (_when, now, seconds) => {
    expect(secondsUntil(endOfHold({ expiresAt }, { now, requestedAtMs: 5_000 }), 5_000)).toBe(seconds);
  });
});
