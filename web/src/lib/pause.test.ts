import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseOf } from './pause';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a pause', () => {
  it('does what was said last, once it is quiet', () => {
    const act = vi.fn();
    const pause = pauseOf(200, act);

    pause.say('t');
    vi.advanceTimersByTime(199);
    pause.say('te');
    vi.advanceTimersByTime(199);
    const early = act.mock.calls.length;
    vi.advanceTimersByTime(1);

    expect(early).toBe(0);
    expect(act.mock.calls).toEqual([['te']]);
  });

  it('gives what waits to whoever cannot wait for it, and does it no more', () => {
    const act = vi.fn();
    const pause = pauseOf(200, act);

    pause.say('tea');
    const taken = pause.take();
    vi.advanceTimersByTime(1_000);

    expect(taken).toBe('tea');
    expect(pause.take()).toBeUndefined();
    expect(act).not.toHaveBeenCalled();
  });

  it('has nothing left that waits once it is done', () => {
    const pause = pauseOf(200, () => undefined);

    pause.say('tea');
    vi.advanceTimersByTime(200);

    expect(pause.take()).toBeUndefined();
  });
});
