import { expect, it, vi } from 'vitest';
import { showIn } from './show-in';

const view = () => ({ location: { replace: vi.fn() }, close: vi.fn() });

it('navigates the window to the URL', async () => {
  const window = view();

  await showIn(window, Promise.resolve('https://files.test/tea.webp'));

  expect(window.location.replace).toHaveBeenCalledExactlyOnceWith('https://files.test/tea.webp');
  expect(window.close).not.toHaveBeenCalled();
});

it('closes the window and rejects when there is no URL', async () => {
  const window = view();

  await expect(showIn(window, Promise.reject(new Error('no session')))).rejects.toThrow('no session');

  expect(window.close).toHaveBeenCalledOnce();
  expect(window.location.replace).not.toHaveBeenCalled();
});

it('rejects also where the browser opened no window', async () => {
  await expect(showIn(null, Promise.reject(new Error('no session')))).rejects.toThrow('no session');
});
