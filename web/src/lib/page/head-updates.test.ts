import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Head } from './head';
import { updateHead } from './head-updates';

const page = (title: string): Head => ({ title, description: title, path: `/${title}` });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setup() {
  const titles: string[] = [];
  vi.stubGlobal('location', { origin: 'https://jade.test' });
  vi.stubGlobal('document', {
    set title(title: string) {
      titles.push(title);
    },
    head: { querySelectorAll: () => [], append: () => undefined },
    createElement: () => ({ setAttribute: () => undefined, dataset: {} }),
  });
  return titles;
}

it('head updates 10 ms: gathers changes and shows the last one', () => {
  const titles = setup();

  updateHead(page('one'));
  vi.advanceTimersByTime(9);
  updateHead(page('two'));
  const before = [...titles];
  vi.advanceTimersByTime(1);

  expect(before).toEqual([]);
  expect(titles).toEqual(['two · Jade Harbour']);
});

it('head updates 10 ms: later changes join the timer of the first and do not set it back', () => {
  const titles = setup();

  for (const at of [0, 3, 6, 9]) {
    updateHead(page(String(at)));
    vi.advanceTimersByTime(at === 9 ? 1 : 3);
  }

  expect(titles).toEqual(['9 · Jade Harbour']);
});

it('shows a later change separately', () => {
  const titles = setup();

  updateHead(page('one'));
  vi.advanceTimersByTime(10);
  updateHead(page('two'));
  vi.advanceTimersByTime(10);

  expect(titles).toEqual(['one · Jade Harbour', 'two · Jade Harbour']);
});
