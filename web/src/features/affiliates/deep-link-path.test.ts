import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { affiliateCodeIn, subIdIn } from '#web/lib/storage/affiliate-code';
import { deepLinkPages, deepLinkPath } from './deep-link-path';

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

  it('offers only categories that exist', () => {
    const file = new URL('../../../../content/catalog/categories.json', import.meta.url);
    const categories = (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => `/${id}`);
    const offered = deepLinkPages
      .map(({ path }) => path)
      .filter((path) => /^\/[a-z-]+$/.test(path) && path !== '/blog');

    expect(categories).toEqual(expect.arrayContaining(offered));
  });
});
