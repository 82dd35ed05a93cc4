import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { imageSize } from 'image-size';
import { ContentFault } from './front-matter';
import type { FindPicture, DescribePosition } from './render-markdown';

const root = join(import.meta.dirname, '../../..');

/** A text file: its name without extension, its path for fault messages, and its content. */
export interface ContentFile {
  readonly name: string;
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

/** All texts of a folder of `content`, by name. */
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
 * Resolves the pictures of a text with their sizes: those of `content`, such as `media/blog/wheel.svg`, and those of the site, such as
 * `/games/roulette/card.svg`. A half-width version may exist: `wheel-half.webp` beside `wheel.webp`.
 *
 * @param where  describes the position of a picture in its text
 * @throws ContentFault naming that position, for a missing picture
 */
export function findPictureFor(where: DescribePosition): FindPicture {
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
 * Describes the position of a picture in a file: file, line and field.
 *
 * @param text.line  the line of the file on which the text begins, from 1
 */
export function picturePosition({
  file,
  text,
  line,
}: {
  file: string;
  text: string;
  line: number;
}): DescribePosition {
  return (src) => {
    const at = text.indexOf(`](${src}`);
    const before = at < 0 ? '' : text.slice(0, at);
    return `${file}:${line + before.split('\n').length - 1}: picture`;
  };
}

/** File path of a picture of `content`, for the bundler. */
export function pathOfPicture(src: string): string {
  return join(root, 'content', src);
}
