import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRepeatSpeed } from './repeat-speed';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

describe('createRepeatSpeed', () => {
  it('is the usual speed for a first round, and for one after a break', () => {
    const speed = createRepeatSpeed(1.5);

    expect(speed.now()).toBe(1);
    speed.ended();
    vi.advanceTimersByTime(6_000);

    expect(speed.now()).toBe(1);
  });

  it('is higher for a round that soon follows the last one', () => {
    const speed = createRepeatSpeed(1.5);

    speed.ended();
    vi.advanceTimersByTime(5_999);

    expect(speed.now()).toBe(1.5);
  });
});
