import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseOf } from './pause';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('pauseOf', () => {
  it('runs with the latest value after the delay', () => {
    const act = vi.fn();
    const pause = pauseOf(200, act);

    pause.push('t');
    vi.advanceTimersByTime(199);
    pause.push('te');
    vi.advanceTimersByTime(199);
    const early = act.mock.calls.length;
    vi.advanceTimersByTime(1);

    expect(early).toBe(0);
    expect(act.mock.calls).toEqual([['te']]);
  });

  it('returns the pending value from take and cancels the action', () => {
    const act = vi.fn();
    const pause = pauseOf(200, act);

    pause.push('tea');
    const taken = pause.take();
    vi.advanceTimersByTime(1_000);

    expect(taken).toBe('tea');
    expect(pause.take()).toBeUndefined();
    expect(act).not.toHaveBeenCalled();
  });

  it('has no pending value after it has run', () => {
    const pause = pauseOf(200, () => undefined);

    pause.push('tea');
    vi.advanceTimersByTime(200);

    expect(pause.take()).toBeUndefined();
  });
});
