import { describe, expect, it } from 'vitest';
import { documentTitle, headTags } from './head';

const valueOf = (tags: ReturnType<typeof headTags>, name: string) =>
  tags.find(({ key }) => key[1] === name)?.value[1];

describe('documentTitle', () => {
  it("is the page's own title and the brand", () => {
    expect(documentTitle({ title: 'Slots', description: '', path: '/slots' })).toBe('Slots · Jade Harbour');
  });

  it("is the brand's claim where the page has no title", () => {
    expect(documentTitle({ description: '', path: '/' })).toMatch(/^Jade Harbour · ./);
  });
});

describe('headTags', () => {
  it('have absolute URLs', () => {
    const tags = headTags({ title: 'Slots', description: 'Reels.', path: '/slots' }, 'https://jade.test');

    expect(valueOf(tags, 'canonical')).toBe('https://jade.test/slots');
    expect(valueOf(tags, 'og:url')).toBe('https://jade.test/slots');
    expect(valueOf(tags, 'og:image')).toBe('https://jade.test/open-graph.jpg');
    expect([valueOf(tags, 'description'), valueOf(tags, 'og:description')]).toEqual(['Reels.', 'Reels.']);
    expect(valueOf(tags, 'robots')).toBeUndefined();
  });

  it('exclude a page without a canonical path from search engines', () => {
    const tags = headTags({ title: 'Page Not Found', description: 'x', path: null }, '');

    expect(valueOf(tags, 'robots')).toBe('noindex');
    expect(valueOf(tags, 'canonical')).toBeUndefined();
  });
});
