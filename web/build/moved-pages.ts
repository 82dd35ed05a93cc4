import moved from '#content/moved-pages.json' with { type: 'json' };
import type { RouteRule } from '../src/lib/builds/build-files';

/**
 * Redirect rules for old and guessed URLs.
 *
 * @param pages   paths, in lower case, of all prerendered pages
 * @param origin  the site's origin; without one, redirects to files are left out, since the router knows only pages
 * @throws Error for a path that is a page, naming it
 */
export function movedPages(
  pages: readonly string[],
  origin: string,
  moves: Readonly<Record<string, string>> = moved,
): Record<string, RouteRule> {
  const rules = Object.entries(moves).flatMap(([from, to]): [string, RouteRule][] => {
    const path = from.toLowerCase();
    if (pages.includes(path))
      throw new Error(`content/moved-pages.json: ${from} is a page and cannot redirect.`);
    if (!isFile(to)) return [[path, { redirect: to }]];
    return origin === '' ? [] : [[path, { redirect: origin + to }]];
  });
  return Object.fromEntries(rules);
}

function isFile(path: string): boolean {
  return /\.\w+$/.test(path);
}
