import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { imageSize } from 'image-size';
import { ContentFault } from './front-matter';
import type { FindPicture, NamePlace } from './set-markdown';

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
 * @param where  how faults name the place of a picture in its text
 * @throws ContentFault naming that place, for a picture that is not there
 */
export function findPictureFor(where: NamePlace): FindPicture {
  return (src) => {
    const path = src.startsWith('/') ? join(root, 'web/public', src) : join(root, 'content', src);
    if (!existsSync(path)) throw new ContentFault(`${where(src)}: ${src}: there is no such picture.`);
    const { width, height } = imageSize(readFileSync(path));
    const half = src.replace(/(\.\w+)$/, '-half$1');
    const hasHalf = existsSync(path.replace(/(\.\w+)$/, '-half$1'));
    return { src, width, height, ...(hasHalf && { half }) };
  };
}

/**
 * Names where in the words of a file a picture stands: file, line and field.
 *
 * @param text.line  the line of the file on which the words begin, from 1
 */
export function placeOfPictures({
  file,
  words,
  line,
}: {
  file: string;
  words: string;
  line: number;
}): NamePlace {
  return (src) => {
    const at = words.indexOf(`](${src}`);
    const before = at < 0 ? '' : words.slice(0, at);
    return `${file}:${line + before.split('\n').length - 1}: picture`;
  };
}

/** Where a picture of `content` lies, for whoever bundles it. */
export function pathOfPicture(src: string): string {
  return join(root, 'content', src);
}
