import { subIdParameter } from '#domain/affiliates/sub-id';
import { paths } from '#web/lib/paths';
import { safeNextPath } from '#web/lib/session/next-path';
import { isPlayerPath } from '#web/lib/session/player-path';

/** Pages that visitors can open without an account, the only ones that can ask them for consent. */
export const deepLinkPages = [
  { path: paths.home, name: 'Home' },
  { path: paths.category('slots'), name: 'Slots' },
  { path: paths.category('table'), name: 'Table games' },
  { path: paths.staticPage('HowToPlay'), name: 'How to play' },
  { path: paths.staticPage('Fairness'), name: 'Fairness' },
  { path: paths.staticPage('FreeEntry'), name: 'Free entry' },
  { path: paths.blog, name: 'Blog' },
] as const;

/**
 * The path of a page with a link's code.
 *
 * @param link.page   a path of this site, which may have a query and a fragment
 * @param link.subId  empty for none
 */
export function deepLinkPath({ page, code, subId }: { page: string; code: string; subId: string }): string {
  const { pathname, searchParams, hash } = new URL(page, anyOrigin);
  searchParams.set('ref', code);
  searchParams.delete(subIdParameter);
  if (subId !== '') searchParams.set(subIdParameter, subId);
  return `${pathname}?${searchParams.toString()}${hash}`;
}

/** Returns why a link cannot open a typed path; null if it can. Pages of players cannot ask visitors for consent. */
export function deepLinkFault(path: string): string | null {
  const safe = safeNextPath(path);
  // Anything that is no path of this site comes back as the home page.
  if (safe === '/' && path !== '/')
    return 'Enter the part of the address after the domain, such as /blog. It begins with one slash.';
  return isPlayerPath(new URL(safe, anyOrigin).pathname)
    ? 'Visitors cannot open this page without an account, so its clicks would not count.'
    : null;
}

const anyOrigin = 'https://site.invalid';
