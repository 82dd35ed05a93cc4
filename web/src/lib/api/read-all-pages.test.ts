import { describe, expect, it } from 'vitest';
import type { ListPage } from './long-list';
import { readAllPages } from './read-all-pages';

/** Reads pages of two of the numbers from 1 to `count`. */
function pagesTo(count: number) {
  return async (cursor = '0'): Promise<ListPage<number>> => {
    const start = Number(cursor);
    const items = [start + 1, start + 2].filter((each) => each <= count);
    return { items, next: start + 2 < count ? String(start + 2) : null };
  };
}

describe('readAllPages', () => {
  it('returns the entries of all pages in order, and reports the count after each page', async () => {
    const counts: number[] = [];

    const read = await readAllPages(pagesTo(5), { most: 100, onRead: (count) => counts.push(count) });

    expect(read).toEqual({ items: [1, 2, 3, 4, 5], isCut: false });
    expect(counts).toEqual([2, 4, 5]);
  });

  it.each([
    ['between pages', { count: 5, most: 4 }, { items: [1, 2, 3, 4], isCut: true }],
    ['within the last page', { count: 4, most: 3 }, { items: [1, 2, 3], isCut: true }],
    ['nowhere when exactly as many exist', { count: 4, most: 4 }, { items: [1, 2, 3, 4], isCut: false }],
  ])('cuts %s', async (_where, { count, most }, expected) => {
    expect(await readAllPages(pagesTo(count), { most })).toEqual(expected);
  });

  it('fails with the failure of a page', async () => {
    await expect(readAllPages(() => Promise.reject(new Error('offline')), { most: 1 })).rejects.toThrow(
      'offline',
    );
  });
});
