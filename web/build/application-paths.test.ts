import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import moved from '#content/moved-pages.json' with { type: 'json' };
import { listApplicationPaths, listPublicPaths } from '../../bin/public-paths';
import { routes } from '../src/app/routes';

/** Every path that a route matches, as the router writes it. */
function pathsOf(all: readonly RouteObject[], above = ''): string[] {
  return all.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return [...(path === undefined ? [] : [here]), ...pathsOf(children ?? [], here)];
  });
}

/** Routes whose every page is a file of its own, or that show developers something, or that there is nothing. */
const withoutShell = ['/:category?', '/blog/:tag?', '/blog/post/:slug', '/static/:page', '/workshop', '/*'];

it('the shell answers every route whose pages are no files of their own, addresses that lead on, and no other path', () => {
  const files = [...listPublicPaths(), '/rewardsstore', ...withoutShell];
  const routed = pathsOf(routes).map((path) => path.toLowerCase());
  const leadingOn = Object.keys(moved).map((path) => path.toLowerCase());

  expect(listApplicationPaths().toSorted()).toEqual(
    [...routed.filter((path) => !files.includes(path)), ...leadingOn].toSorted(),
  );
});
