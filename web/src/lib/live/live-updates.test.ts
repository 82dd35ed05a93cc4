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
  const setState = (next: Connection) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { shown, dismissed, notice, setState, listeners };
}

it('shows one notice after live updates were interrupted for eight seconds', () => {
  const { shown, setState } = setup();

  setState('interrupted');
  vi.advanceTimersByTime(5_000);
  setState('connecting');
  setState('interrupted');
  vi.advanceTimersByTime(2_999);
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  setState('connecting');
  setState('interrupted');
  vi.advanceTimersByTime(60_000);

  expect(shown).toHaveBeenCalledExactlyOnceWith({
    tone: 'info',
    text: 'Live updates are paused. Balances may lag.',
    stays: true,
    isStatus: true,
  });
});

it('withdraws the notice once updates resume, and shows another one for the next interruption', () => {
  const { shown, dismissed, setState } = setup();
  setState('interrupted');
  vi.advanceTimersByTime(8_000);

  setState('live');
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(shown.mock.results[0]?.value);

  setState('interrupted');
  vi.advanceTimersByTime(8_000);
  expect(shown).toHaveBeenCalledTimes(2);
});

it.each<Connection[]>([['interrupted', 'connecting', 'live'], ['interrupted', 'off'], ['connecting']])(
  'shows nothing for a short interruption, or before the first connection: %s',
  (...states) => {
    const { shown, setState } = setup('off');

    states.forEach(setState);
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
  const { shown, setState } = setup();
  vi.stubGlobal('navigator', { onLine: false });
  setState('interrupted');
  vi.advanceTimersByTime(8_000);
  expect(shown).not.toHaveBeenCalled();

  vi.stubGlobal('navigator', { onLine: true });
  setState('interrupted');
  vi.advanceTimersByTime(8_000);

  expect(shown).toHaveBeenCalledOnce();
});

it('shows a notice with a reload action when updates have ended', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { shown, dismissed, notice, setState } = setup();
  setState('interrupted');
  vi.advanceTimersByTime(8_000);

  notice.failed();
  setState('live');

  expect(dismissed).toHaveBeenCalledExactlyOnceWith(shown.mock.results[0]?.value);
  const [failure] = shown.mock.lastCall ?? [];
  expect(failure).toMatchObject({ tone: 'error', stays: true, action: { label: 'Reload' } });
  if (failure?.action && 'press' in failure.action) failure.action.press();
  expect(reload).toHaveBeenCalledOnce();
});

it('is silent once it was stopped, and withdraws its notice', () => {
  const { shown, dismissed, notice, setState, listeners } = setup();
  setState('interrupted');
  vi.advanceTimersByTime(8_000);

  notice.stop();
  setState('interrupted');
  vi.advanceTimersByTime(60_000);

  expect([shown.mock.calls.length, dismissed.mock.calls.length, listeners.size]).toEqual([1, 1, 0]);
});
