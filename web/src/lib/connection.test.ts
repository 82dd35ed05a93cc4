import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function setup() {
  const heard = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => void heard.set(type, listener));
  const toasts = await import('./toasts');
  const told = vi.spyOn(toasts, 'showToast');
  const dismissed = vi.spyOn(toasts, 'dismissToast');
  const { followConnection } = await import('./connection');
  followConnection();
  return { told, dismissed, becomes: (type: 'offline' | 'online') => heard.get(type)?.() };
}

it('tells once that the connection is lost, until it is back, and then says so', async () => {
  const { told, dismissed, becomes } = await setup();

  becomes('offline');
  becomes('offline');
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'info', stays: true }));
  const [lost] = told.mock.results;

  becomes('online');
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(lost?.value);
  expect(told).toHaveBeenLastCalledWith({ tone: 'success', text: 'You are back online.' });

  becomes('offline');
  expect(told).toHaveBeenCalledTimes(3);
});

it('says nothing of a connection that was never lost', async () => {
  const { told, becomes } = await setup();

  becomes('online');

  expect(told).not.toHaveBeenCalled();
});
