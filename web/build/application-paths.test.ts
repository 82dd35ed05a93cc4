import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import moved from '#content/moved-pages.json' with { type: 'json' };
import { listApplicationPaths, listPublicPaths } from '../../bin/public-paths';
import * as playerRoutes from '../src/app/player-routes';
import { allRoutes } from '../src/app/routes';

const routes = allRoutes(playerRoutes);

/** Every path pattern of the routes, in router notation. */
function pathsOf(all: readonly RouteObject[], above = ''): string[] {
  return all.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return [...(path === undefined ? [] : [here]), ...pathsOf(children ?? [], here)];
  });
}

/** Routes whose pages are all prerendered, development pages, and the not-found page. */
const withoutShell = ['/:category?', '/blog/:tag?', '/blog/post/:slug', '/static/:page', '/workshop', '/*'];

it('the shell serves every route without prerendered pages and every redirecting path, and no other', () => {
  const files = [...listPublicPaths(), '/rewardsstore', ...withoutShell];
  const routed = pathsOf(routes).map((path) => path.toLowerCase());
  const leadingOn = Object.keys(moved).map((path) => path.toLowerCase());

  expect(listApplicationPaths().toSorted()).toEqual(
    [...routed.filter((path) => !files.includes(path)), ...leadingOn].toSorted(),
  );
});
