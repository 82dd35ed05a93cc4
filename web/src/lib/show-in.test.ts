import { expect, it, vi } from 'vitest';
import { showIn } from './show-in';

const view = () => ({ location: { replace: vi.fn() }, close: vi.fn() });

it('shows what is at the address', async () => {
  const window = view();

  await showIn(window, Promise.resolve('https://files.test/tea.webp'));

  expect(window.location.replace).toHaveBeenCalledExactlyOnceWith('https://files.test/tea.webp');
  expect(window.close).not.toHaveBeenCalled();
});

it('leaves no empty window in front of the reason why there is no address', async () => {
  const window = view();

  await expect(showIn(window, Promise.reject(new Error('no session')))).rejects.toThrow('no session');

  expect(window.close).toHaveBeenCalledOnce();
  expect(window.location.replace).not.toHaveBeenCalled();
});

it('tells the reason also where the browser opened no window', async () => {
  await expect(showIn(null, Promise.reject(new Error('no session')))).rejects.toThrow('no session');
});
