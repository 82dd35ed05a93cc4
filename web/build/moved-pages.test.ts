import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import moved from '#content/moved-pages.json' with { type: 'json' };
import { listPublicPaths } from '../../bin/public-paths';
import { routes } from '../src/app/routes';
import { paths } from '../src/lib/paths';
import { movedPages } from './moved-pages';

const origin = 'https://jade.test';
const pages = listPublicPaths();

describe('pages that moved', () => {
  it.each(Object.entries(moved))('%s leads to %s in one step, and that is there', (from, to) => {
    const rules = movedPages(pages, origin);

    expect(rules[from.toLowerCase()]).toEqual({ redirect: to.includes('.') ? origin + to : to });
    expect(rules[to.toLowerCase()]).toBeUndefined();
    const isWritten = pages.includes(to.toLowerCase()) || to === paths.blogFeed;
    const route = matchRoutes(routes, to)?.at(-1)?.route.path;
    expect(isWritten || (route !== undefined && !route.includes(':') && route !== '*')).toBe(true);
  });

  it('match in any letter case, so their rules stand in small letters', () => {
    expect(Object.keys(movedPages(pages, origin)).filter((path) => path !== path.toLowerCase())).toEqual([]);
  });

  it('lead to files by whole addresses, and nowhere while the site has none', () => {
    expect(movedPages([], origin, { '/rss': '/blog/rss.xml' })).toEqual({
      '/rss': { redirect: 'https://jade.test/blog/rss.xml' },
    });
    expect(movedPages([], '', { '/rss': '/blog/rss.xml' })).toEqual({});
  });

  it('cannot be pages', () => {
    expect(() => movedPages(['/slots'], '', { '/Slots': '/new' })).toThrow('/Slots is a page');
  });
});
