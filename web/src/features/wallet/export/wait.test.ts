import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wait } from './wait';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits for the given time', async () => {
  let isOver = false;
  const waiting = wait(1_000, new AbortController().signal).then(() => (isOver = true));

  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);

  await waiting;
  expect(isOver).toBe(true);
});

it('rejects at once after a cancellation, and clears its timer', async () => {
  const controller = new AbortController();
  const waiting = wait(1_000, controller.signal);

  controller.abort();

  await expect(waiting).rejects.toThrow('aborted');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects an already aborted signal without a timer', async () => {
  await expect(wait(1_000, AbortSignal.abort())).rejects.toThrow('aborted');
});
