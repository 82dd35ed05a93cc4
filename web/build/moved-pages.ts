import moved from '#content/moved-pages.json' with { type: 'json' };
import type { RouteRule } from '../src/lib/builds/build-files';

/**
 * The rules of addresses that people kept from elsewhere, or guess: each leads to where its page stands.
 *
 * @param pages   paths, in lower case, of all pages that exist as HTML
 * @param origin  the site's address; without one, what leads to a file is left out: the router knows pages alone
 * @throws Error for an address that has a page of its own, naming it
 */
export function movedPages(
  pages: readonly string[],
  origin: string,
  moves: Readonly<Record<string, string>> = moved,
): Record<string, RouteRule> {
  const rules = Object.entries(moves).flatMap(([from, to]): [string, RouteRule][] => {
    const path = from.toLowerCase();
    if (pages.includes(path))
      throw new Error(`content/moved-pages.json: ${from} is a page and cannot lead on.`);
    if (!isFile(to)) return [[path, { redirect: to }]];
    return origin === '' ? [] : [[path, { redirect: origin + to }]];
  });
  return Object.fromEntries(rules);
}

function isFile(path: string): boolean {
  return /\.\w+$/.test(path);
}
