import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import moved from '#content/moved-pages.json' with { type: 'json' };
import { listPublicPaths } from '../../bin/public-paths';
import * as playerRoutes from '../src/app/player-routes';
import { allRoutes } from '../src/app/routes';
import { paths } from '../src/lib/paths';
import { movedPages } from './moved-pages';

const routes = allRoutes(playerRoutes);

const origin = 'https://jade.test';
const pages = listPublicPaths();

describe('movedPages', () => {
  it.each(Object.entries(moved))('%s redirects to %s in one step, and the target exists', (from, to) => {
    const rules = movedPages(pages, origin);

    expect(rules[from.toLowerCase()]).toEqual({ redirect: to.includes('.') ? origin + to : to });
    expect(rules[to.toLowerCase()]).toBeUndefined();
    const isWritten = pages.includes(to.toLowerCase()) || to === paths.blogFeed;
    const route = matchRoutes(routes, to)?.at(-1)?.route.path;
    expect(isWritten || (route !== undefined && !route.includes(':') && route !== '*')).toBe(true);
  });

  it('lists paths in lower case, since matching ignores case', () => {
    expect(Object.keys(movedPages(pages, origin)).filter((path) => path !== path.toLowerCase())).toEqual([]);
  });

  it('redirects to files by absolute URLs, and omits them without an origin', () => {
    expect(movedPages([], origin, { '/rss': '/blog/rss.xml' })).toEqual({
      '/rss': { redirect: 'https://jade.test/blog/rss.xml' },
    });
    expect(movedPages([], '', { '/rss': '/blog/rss.xml' })).toEqual({});
  });

  it('throws for a path that is a page', () => {
    expect(() => movedPages(['/slots'], '', { '/Slots': '/new' })).toThrow('/Slots is a page');
  });
});
