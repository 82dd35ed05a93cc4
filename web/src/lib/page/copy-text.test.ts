import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';
import { showToast } from './toasts';

vi.mock('./toasts', () => ({ showToast: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('copies the text without a toast', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });

  expect(await copyText('QK7-2RT')).toBe(true);
  expect(copied).toEqual(['QK7-2RT']);
  expect(showToast).not.toHaveBeenCalled();
});

it.each([
  { name: 'refuses', clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } },
  { name: 'has no clipboard for this page', clipboard: undefined },
])('shows an error toast where the browser $name', async ({ clipboard }) => {
  vi.stubGlobal('navigator', { clipboard });

  expect(await copyText('QK7-2RT')).toBe(false);
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'error', text: expect.stringContaining('copy it yourself') }),
  );
});
