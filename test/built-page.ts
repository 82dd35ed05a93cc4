import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PageFiles } from '../web/build/separate-pages';

/**
 * Reads the files of a separate page, text as strings.
 *
 * @param buildFolder  the built site
 * @param at  folder of the page within it, such as `frame-games/dice`
 */
export function readBuiltPage(buildFolder: string, at: string): PageFiles {
  const entries = readdirSync(join(buildFolder, at), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths.map((path) => [
      relative(buildFolder, path),
      /\.(html|css|js|svg|json)$/.test(path) ? readFileSync(path, 'utf8') : readFileSync(path),
    ]),
  );
}
