import { describe, expect, it } from 'vitest';
import type { PublishedPicture } from './stores/published-pictures';
import { sweepPictures } from './sweep-pictures';

const now = new Date('2026-11-21T10:00:00Z');
const old = new Date('2026-11-10T10:00:00Z');
const key = (letter: string, width = 800) => `media/products/${letter.repeat(24)}-${width}.webp`;

function setup(published: readonly PublishedPicture[], shown: readonly string[]) {
  const reads: string[] = [];
  const left = new Set(published.map((picture) => picture.key));
  const sweep = sweepPictures({
    pictures: {
      async *pages() {
        reads.push('pictures');
        for (const picture of published) yield [picture];
      },
      remove: async (removed) => void left.delete(removed),
    },
    products: {
      async shownPictures() {
        reads.push('products');
        return new Set(shown);
      },
    },
    now: () => now,
    keptDays: 7,
  });
  return { sweep, left, reads };
}

describe('sweepPictures', () => {
  it('removes only pictures that no product shows, in both sizes', async () => {
    const { sweep, left } = setup(
      [key('a'), key('a', 400), key('b'), key('b', 400)].map((each) => ({ key: each, publishedAt: old })),
      [key('b')],
    );

    expect(await sweep()).toEqual({ removedPictures: 2 });
    expect([...left]).toEqual([key('b'), key('b', 400)]);
  });

  it('keeps a recent picture, whose product may not be saved yet', async () => {
    const { sweep, left } = setup([{ key: key('a'), publishedAt: new Date('2026-11-15T10:00:00Z') }], []);

    expect(await sweep()).toEqual({ removedPictures: 0 });
    expect(left.size).toBe(1);
  });

  it('reads the products after the pictures, so that a picture shown in between stays', async () => {
    const { sweep, reads } = setup([{ key: key('a'), publishedAt: old }], []);

    await sweep();

    expect(reads).toEqual(['pictures', 'products']);
  });

  it('reads no products when no picture is old', async () => {
    const { sweep, reads } = setup([{ key: key('a'), publishedAt: now }], []);

    await sweep();

    expect(reads).toEqual(['pictures']);
  });
});
