import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilMoved } from './motion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('untilMoved', () => {
  it('resolves when the motion has ended', async () => {
    await expect(untilMoved(Promise.resolve(), 1_000)).resolves.toBeUndefined();
  });

  it('resolves shortly after its time where a hidden page draws no frames', async () => {
    const moved = vi.fn<() => void>();

    void untilMoved(new Promise(() => {}), 1_000).then(moved);
    await vi.advanceTimersByTimeAsync(1_249);
    expect(moved).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(moved).toHaveBeenCalledOnce();
  });
});
