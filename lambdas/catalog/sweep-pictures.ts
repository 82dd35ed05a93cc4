import type { PicturedProducts } from './stores/pictured-products';
import type { PublishedPictures } from './stores/published-pictures';

export interface SweepPicturesDependencies {
  readonly pictures: PublishedPictures;
  readonly products: PicturedProducts;
  readonly now: () => Date;
  /** Days that a picture may wait for its product to be saved. */
  readonly keptDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A product names the larger size, which stands for both. */
const largeSuffix = '-800.webp';

/**
 * Removes pictures that no product shows. Products are read after the pictures are listed, so that one shown in between stays.
 *
 * @returns the number of removed files
 */
export function sweepPictures({ pictures, products, now, keptDays }: SweepPicturesDependencies) {
  return async (): Promise<{ removedPictures: number }> => {
    const before = new Date(now().getTime() - keptDays * dayMs);
    const old: string[] = [];
    for await (const page of pictures.pages())
      for (const { key, publishedAt } of page) if (publishedAt < before) old.push(key);
    if (old.length === 0) return { removedPictures: 0 };

    const shown = await products.shownPictures();
    const orphans = old.filter((key) => !shown.has(key.replace(/-\d+\.webp$/, largeSuffix)));
    for (const key of orphans) await pictures.remove(key);
    return { removedPictures: orphans.length };
  };
}
