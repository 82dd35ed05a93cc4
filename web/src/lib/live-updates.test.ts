import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './catalog/connection';
import { noticeInterruptions } from './live-updates';
import * as toasts from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setup(state: Connection = 'live') {
  const told = vi.spyOn(toasts, 'showToast');
  const dismissed = vi.spyOn(toasts, 'dismissToast');
  const listeners = new Set<() => void>();
  const notice = noticeInterruptions({
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const become = (next: Connection) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { told, dismissed, notice, become, listeners };
}

it('tells that live updates are paused once they have been for eight seconds, and only once', () => {
  const { told, become } = setup();

  become('interrupted');
  vi.advanceTimersByTime(5_000);
  become('connecting');
  become('interrupted');
  vi.advanceTimersByTime(2_999);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  become('connecting');
  become('interrupted');
  vi.advanceTimersByTime(60_000);

  expect(told).toHaveBeenCalledExactlyOnceWith({
    tone: 'info',
    text: 'Live updates are paused. Balances may be a moment behind.',
    stays: true,
  });
});

it('takes that back as soon as they are told again, and tells of the next interruption', () => {
  const { told, dismissed, become } = setup();
  become('interrupted');
  vi.advanceTimersByTime(8_000);

  become('live');
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(told.mock.results[0]?.value);

  become('interrupted');
  vi.advanceTimersByTime(8_000);
  expect(told).toHaveBeenCalledTimes(2);
});

it.each<Connection[]>([['interrupted', 'connecting', 'live'], ['interrupted', 'off'], ['connecting']])(
  'says nothing where it is over before that, or has not begun: %s',
  (...states) => {
    const { told, become } = setup('off');

    states.forEach(become);
    vi.advanceTimersByTime(60_000);

    expect(told).not.toHaveBeenCalled();
  },
);

it('tells of an interruption that was there before', () => {
  const { told } = setup('interrupted');

  vi.advanceTimersByTime(8_000);

  expect(told).toHaveBeenCalledOnce();
});

it('leaves it to the notice of the connection while the device is offline, and says it where it stays so afterwards', () => {
  const { told, become } = setup();
  vi.stubGlobal('navigator', { onLine: false });
  become('interrupted');
  vi.advanceTimersByTime(8_000);
  expect(told).not.toHaveBeenCalled();

  vi.stubGlobal('navigator', { onLine: true });
  become('interrupted');
  vi.advanceTimersByTime(8_000);

  expect(told).toHaveBeenCalledOnce();
});

it('tells that they have stopped, with a way to load the page anew', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { told, dismissed, notice, become } = setup();
  become('interrupted');
  vi.advanceTimersByTime(8_000);

  notice.failed();
  become('live');

  expect(dismissed).toHaveBeenCalledExactlyOnceWith(told.mock.results[0]?.value);
  const [failure] = told.mock.lastCall ?? [];
  expect(failure).toMatchObject({ tone: 'error', stays: true, action: { label: 'Reload' } });
  if (failure?.action && 'press' in failure.action) failure.action.press();
  expect(reload).toHaveBeenCalledOnce();
});

it('is silent once it was stopped, and takes away what it said', () => {
  const { told, dismissed, notice, become, listeners } = setup();
  become('interrupted');
  vi.advanceTimersByTime(8_000);

  notice.stop();
  become('interrupted');
  vi.advanceTimersByTime(60_000);

  expect([told.mock.calls.length, dismissed.mock.calls.length, listeners.size]).toEqual([1, 1, 0]);
});
