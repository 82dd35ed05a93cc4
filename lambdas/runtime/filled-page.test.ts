import { describe, expect, it } from 'vitest';
import { filledPage } from './filled-page';

/** Pages of the numbers from 0 up to a count, and the sizes of the reads. */
function setup(count: number) {
  const reads: number[] = [];
  const page = (limit: number, options: { after?: string; isWanted?: (entry: number) => boolean } = {}) =>
    filledPage<number>({
      limit,
      ...options,
      mostExamined: 10,
      mostRead: 4,
      cursorOf: String,
      async read(after, most) {
        reads.push(most);
        const start = after === undefined ? 0 : Number(after) + 1;
        const items = Array.from({ length: Math.min(most, count - start) }, (_each, index) => start + index);
        return { items, isLast: start + items.length === count };
      },
    });
  return { page, reads };
}
const isEven = (entry: number) => entry % 2 === 0;

describe('filledPage', () => {
  it('reads one entry more than the page holds, which shows whether there is another', async () => {
    const { page, reads } = setup(5);

    expect(await page(3)).toEqual({ items: [0, 1, 2], next: '2' });
    expect(await page(3, { after: '2' })).toEqual({ items: [3, 4], next: null });
    expect(reads).toEqual([4, 4]);
  });

  it('reads on until it holds as many wanted entries as requested', async () => {
    const { page } = setup(20);

    expect(await page(3, { isWanted: isEven })).toEqual({ items: [0, 2, 4], next: '4' });
    expect(await page(3, { isWanted: isEven, after: '4' })).toEqual({ items: [6, 8, 10], next: '10' });
  });

  it('returns a short page with a cursor after examining the most entries', async () => {
    const { page, reads } = setup(20);

    expect(await page(3, { isWanted: (entry) => entry === 3 })).toEqual({ items: [3], next: '9' });
    expect(reads).toEqual([4, 4, 2]);
  });

  it('has no cursor at the end of the list', async () => {
    const { page } = setup(5);

    expect(await page(3, { isWanted: isEven })).toEqual({ items: [0, 2, 4], next: null });
  });
});
