import { describe, expect, it } from 'vitest';
import { documentTitle, headTags } from './head';

const valueOf = (tags: ReturnType<typeof headTags>, name: string) =>
  tags.find(({ key }) => key[1] === name)?.value[1];

describe('the title', () => {
  it("is the page's own, then the brand", () => {
    expect(documentTitle({ title: 'Slots', description: '', path: '/slots' })).toBe('Slots · Jade Harbour');
  });

  it("is the brand's promise where the page has none", () => {
    expect(documentTitle({ description: '', path: '/' })).toMatch(/^Jade Harbour · ./);
  });
});

describe('the tags', () => {
  it('tell of a page with absolute addresses', () => {
    const tags = headTags({ title: 'Slots', description: 'Reels.', path: '/slots' }, 'https://jade.test');

    expect(valueOf(tags, 'canonical')).toBe('https://jade.test/slots');
    expect(valueOf(tags, 'og:url')).toBe('https://jade.test/slots');
    expect(valueOf(tags, 'og:image')).toBe('https://jade.test/open-graph.jpg');
    expect([valueOf(tags, 'description'), valueOf(tags, 'og:description')]).toEqual(['Reels.', 'Reels.']);
    expect(valueOf(tags, 'robots')).toBeUndefined();
  });

  it('keep a page without a canonical address out of search engines', () => {
    const tags = headTags({ title: 'Page Not Found', description: 'x', path: null }, '');

    expect(valueOf(tags, 'robots')).toBe('noindex');
    expect(valueOf(tags, 'canonical')).toBeUndefined();
  });
});
