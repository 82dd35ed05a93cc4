import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function setup() {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: () => void) => void listeners.set(type, listener),
  );
  const toasts = await import('../page/toasts');
  const toast = vi.spyOn(toasts, 'showToast');
  const dismissed = vi.spyOn(toasts, 'dismissToast');
  const { followConnection } = await import('./connection');
  followConnection();
  return { toast, dismissed, becomes: (type: 'offline' | 'online') => listeners.get(type)?.() };
}

it('shows one notice while the connection is lost, and another one once it is back', async () => {
  const { toast, dismissed, becomes } = await setup();

  becomes('offline');
  becomes('offline');
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tone: 'info', stays: true, isStatus: true }),
  );
  const [lost] = toast.mock.results;

  becomes('online');
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(lost?.value);
  expect(toast).toHaveBeenLastCalledWith({
    tone: 'success',
    text: 'You are back online.',
    isStatus: true,
  });

  becomes('offline');
  expect(toast).toHaveBeenCalledTimes(3);
});

it('shows nothing when the connection was never lost', async () => {
  const { toast, becomes } = await setup();

  becomes('online');

  expect(toast).not.toHaveBeenCalled();
});
