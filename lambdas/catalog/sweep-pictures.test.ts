import { describe, expect, it } from 'vitest';
import type { PublishedPicture } from './stores/published-pictures';
import { sweepPictures } from './sweep-pictures';

const now = new Date('2026-11-21T10:00:00Z');
const old = new Date('2026-11-10T10:00:00Z');
const key = (letter: string, width = 800) => `media/products/${letter.repeat(24)}-${width}.webp`;

function setup(published: readonly PublishedPicture[], shown: readonly string[]) {
  const asked: string[] = [];
  const left = new Set(published.map((picture) => picture.key));
  const sweep = sweepPictures({
    pictures: {
      async *pages() {
        asked.push('pictures');
        for (const picture of published) yield [picture];
      },
      remove: async (removed) => void left.delete(removed),
    },
    products: {
      async shownPictures() {
        asked.push('products');
        return new Set(shown);
      },
    },
    now: () => now,
    keptDays: 7,
  });
  return { sweep, left, asked };
}

describe('the sweep of pictures', () => {
  it('removes both sizes of what no product shows, and nothing else', async () => {
    const { sweep, left } = setup(
      [key('a'), key('a', 400), key('b'), key('b', 400)].map((each) => ({ key: each, publishedAt: old })),
      [key('b')],
    );

    expect(await sweep()).toEqual({ removedPictures: 2 });
    expect([...left]).toEqual([key('b'), key('b', 400)]);
  });

  it('leaves a picture alone whose product may not have been saved yet', async () => {
    const { sweep, left } = setup([{ key: key('a'), publishedAt: new Date('2026-11-15T10:00:00Z') }], []);

    expect(await sweep()).toEqual({ removedPictures: 0 });
    expect(left.size).toBe(1);
  });

  it('asks what is shown after it listed the pictures, so that one shown meanwhile stays', async () => {
    const { sweep, asked } = setup([{ key: key('a'), publishedAt: old }], []);

    await sweep();

    expect(asked).toEqual(['pictures', 'products']);
  });

  it('reads no product while there is nothing old', async () => {
    const { sweep, asked } = setup([{ key: key('a'), publishedAt: now }], []);

    await sweep();

    expect(asked).toEqual(['pictures']);
  });
});
