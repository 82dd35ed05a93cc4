import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '../catalog/connection';
import * as toasts from '../page/toasts';
import { noticeInterruptions } from './live-updates';

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
  const shown = vi.spyOn(toasts, 'showToast');
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
  return { shown, dismissed, notice, become, listeners };
}

it('shows one notice after live updates were interrupted for eight seconds', () => {
  const { shown, become } = setup();

  become('interrupted');
  vi.advanceTimersByTime(5_000);
  become('connecting');
  become('interrupted');
  vi.advanceTimersByTime(2_999);
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  become('connecting');
  become('interrupted');
  vi.advanceTimersByTime(60_000);

  expect(shown).toHaveBeenCalledExactlyOnceWith({
    tone: 'info',
    text: 'Live updates are paused. Balances may be slightly out of date.',
    stays: true,
  });
});

it('withdraws the notice once updates resume, and shows another one for the next interruption', () => {
  const { shown, dismissed, become } = setup();
  become('interrupted');
  vi.advanceTimersByTime(8_000);

  become('live');
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(shown.mock.results[0]?.value);

  become('interrupted');
  vi.advanceTimersByTime(8_000);
  expect(shown).toHaveBeenCalledTimes(2);
});

it.each<Connection[]>([['interrupted', 'connecting', 'live'], ['interrupted', 'off'], ['connecting']])(
  'shows nothing for a short interruption, or before the first connection: %s',
  (...states) => {
    const { shown, become } = setup('off');

    states.forEach(become);
    vi.advanceTimersByTime(60_000);

    expect(shown).not.toHaveBeenCalled();
  },
);

it('shows a notice for an interruption that existed before', () => {
  const { shown } = setup('interrupted');

  vi.advanceTimersByTime(8_000);

  expect(shown).toHaveBeenCalledOnce();
});

it('leaves an offline device to the offline notice, and shows its own when the interruption outlasts it', () => {
  const { shown, become } = setup();
  vi.stubGlobal('navigator', { onLine: false });
  become('interrupted');
  vi.advanceTimersByTime(8_000);
  expect(shown).not.toHaveBeenCalled();

  vi.stubGlobal('navigator', { onLine: true });
  become('interrupted');
  vi.advanceTimersByTime(8_000);

  expect(shown).toHaveBeenCalledOnce();
});

it('shows a notice with a reload action when updates have ended', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { shown, dismissed, notice, become } = setup();
  become('interrupted');
  vi.advanceTimersByTime(8_000);

  notice.failed();
  become('live');

  expect(dismissed).toHaveBeenCalledExactlyOnceWith(shown.mock.results[0]?.value);
  const [failure] = shown.mock.lastCall ?? [];
  expect(failure).toMatchObject({ tone: 'error', stays: true, action: { label: 'Reload' } });
  if (failure?.action && 'press' in failure.action) failure.action.press();
  expect(reload).toHaveBeenCalledOnce();
});

it('is silent once it was stopped, and withdraws its notice', () => {
  const { shown, dismissed, notice, become, listeners } = setup();
  become('interrupted');
  vi.advanceTimersByTime(8_000);

  notice.stop();
  become('interrupted');
  vi.advanceTimersByTime(60_000);

  expect([shown.mock.calls.length, dismissed.mock.calls.length, listeners.size]).toEqual([1, 1, 0]);
});
