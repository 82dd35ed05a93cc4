import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { imageSize } from 'image-size';
import { ContentFault } from './front-matter';
import type { FindPicture } from './set-markdown';

const root = join(import.meta.dirname, '../../..');

/** A text of a folder: what its file is called without its ending, how faults name it, and what it holds. */
export interface ContentFile {
  readonly name: string;
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

/** Every text of a folder of `content`, by name. */
export function readContent(folder: string): ContentFile[] {
  const path = join(root, 'content', folder);
  return readdirSync(path)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.md'.length),
      file: relative(root, join(path, file)),
      path: join(path, file),
      text: readFileSync(join(path, file), 'utf8'),
    }));
}

/**
 * Finds the pictures of a text with their size: those of `content`, as `media/blog/wheel.svg`, and those of the site, as
 * `/games/roulette/card.svg`. A picture may lie there in half of its width, too: `wheel-half.webp` beside `wheel.webp`.
 *
 * @throws ContentFault naming the text, for a picture that is not there
 */
export function findPictureFor(file: string): FindPicture {
  return (src) => {
    const path = src.startsWith('/') ? join(root, 'web/public', src) : join(root, 'content', src);
    if (!existsSync(path)) throw new ContentFault(`${file}: ${src}: there is no such picture.`);
    const { width, height } = imageSize(readFileSync(path));
    const half = src.replace(/(\.\w+)$/, '-half$1');
    const hasHalf = existsSync(path.replace(/(\.\w+)$/, '-half$1'));
    return { src, width, height, ...(hasHalf && { half }) };
  };
}

/** Where a picture of `content` lies, for whoever bundles it. */
export function pathOfPicture(src: string): string {
  return join(root, 'content', src);
}
