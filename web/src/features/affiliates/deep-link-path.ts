import { subIdParameter } from '#domain/affiliates/sub-id';
import { paths } from '#web/lib/paths';

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
 * @param link.subId  empty for none
 */
export function deepLinkPath({ page, code, subId }: { page: string; code: string; subId: string }): string {
  const query = new URLSearchParams({ ref: code, ...(subId !== '' && { [subIdParameter]: subId }) });
  return `${page}?${query.toString()}`;
}
