import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { affiliateCodeIn, subIdIn } from '#web/lib/storage/affiliate-code';
import { deepLinkFault, deepLinkPages, deepLinkPath } from './deep-link-path';

describe('deepLinkPath', () => {
  it('holds code and sub-id, as the page reads them', () => {
    const path = deepLinkPath({ page: '/blog', code: 'H7QMX2', subId: 'review-42' });
    const { pathname, search } = new URL(path, 'https://harbor.test');

    expect(pathname).toBe('/blog');
    expect([affiliateCodeIn(search), subIdIn(search)]).toEqual(['H7QMX2', 'review-42']);
  });

  it('leaves out an empty sub-id', () => {
    expect(deepLinkPath({ page: '/', code: 'H7QMX2', subId: '' })).toBe('/?ref=H7QMX2');
  });

  it('keeps the query and the fragment of a page, and replaces the code of another link', () => {
    const page = '/blog/post/fair-draws?tag=news&ref=AAAAAA&sub=old#seeds';

    expect(deepLinkPath({ page, code: 'H7QMX2', subId: '' })).toBe(
      '/blog/post/fair-draws?tag=news&ref=H7QMX2#seeds',
    );
  });

  it('offers only categories that exist', () => {
    const file = new URL('../../../../content/catalog/categories.json', import.meta.url);
    const categories = (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => `/${id}`);
    const offered = deepLinkPages
      .map(({ path }) => path)
      .filter((path) => /^\/[a-z-]+$/.test(path) && path !== '/blog');

    expect(categories).toEqual(expect.arrayContaining(offered));
  });
});

describe('deepLinkFault', () => {
  it.each([
    '/',
    '/slots',
    '/blog/post/fair-draws',
    '/blog?tag=news',
    ...deepLinkPages.map(({ path }) => path),
  ])('accepts %s, which visitors can open', (path) => {
    expect(deepLinkFault(path)).toBeNull();
  });

  it.each([
    '',
    'blog',
    '//evil.test',
    '/\\\\evil.test',
    'https://evil.test/blog',
    'javascript:alert(1)',
    '/Login',
  ])('refuses %j, which is no page of this site', (path) => {
    expect(deepLinkFault(path)).toMatch(/^Enter the part of the address/);
  });

  it.each(['/games/scratch/lucky', '/Account', '/blog/../Coins', '/RewardsStore?q=mug'])(
    'refuses %s, which visitors cannot open and which cannot ask them for consent',
    (path) => {
      expect(deepLinkFault(path)).toMatch(/^Visitors cannot open this page/);
    },
  );
});
