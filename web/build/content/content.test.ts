import { readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import type { Written } from '../../src/lib/page/written';
import { renderPosts } from './blog-posts';
import { type ContentFile, readContent } from './content-files';
import { feedOf } from './feed';
import { textOf } from './render-markdown';
import { renderStaticPage } from './static-pages';

const pages = readContent('pages').map(renderStaticPage);
const files = readContent('blog');
const posts = renderPosts(files);
/** Proper names of help lines, exempt from the word list. */
const helpLines = /National Problem Gambling Helpline|1-800-GAMBLER/g;

describe('static pages', () => {
  it('are those of the specification, fairness and free entry', () => {
    expect(pages.map(({ name }) => name)).toEqual([
      'About',
      'AffiliateTerms',
      'CashOut',
      'FAQ',
      'Fairness',
      'FreeEntry',
      'HowToPlay',
      'HowToPlayOriginals',
      'HowToPlayPoker',
      'HowToPlaySlots',
      'HowToPlayTable',
      'Policy',
      'ReferralTerms',
      'ResponsibleGaming',
      'RewardsTerms',
      'Support',
      'Terms',
    ]);
  });

  it('are marked as templates where legal review is required', () => {
    expect(pages.filter(({ isTemplate }) => isTemplate).map(({ name }) => name)).toEqual([
      'AffiliateTerms',
      'FreeEntry',
      'Policy',
      'ReferralTerms',
      'RewardsTerms',
      'Terms',
    ]);
  });

  it('have one page of questions, each with its answer', () => {
    const [faq, ...others] = pages.filter(({ questions }) => questions.length > 0);

    expect([faq?.name, others]).toEqual(['FAQ', []]);
    expect(faq?.questions.length).toBeGreaterThan(15);
    for (const { question, answer } of faq?.questions ?? []) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(20);
    }
  });

  it('describe the affiliate program in three parts', () => {
    const parts = pages
      .find(({ name }) => name === 'AffiliateTerms')
      ?.headings.filter(({ level }) => level === 2);

    expect(parts?.map(({ text }) => text)).toEqual([
      'Part one: preparing for a conference',
      'Part two: signing up',
      'Part three: term sheet',
    ]);
  });
});

describe('game pictures', () => {
  const folder = new URL('../../../content/media/pages/', import.meta.url);
  const shown = new Set(JSON.stringify(pages).match(/media\/pages\/[\w-]+\.webp/g));

  it('are all used, in both sizes', () => {
    expect(readdirSync(folder).map((file) => `media/pages/${file}`)).toEqual([...shown].sort());
  });

  it.each(readdirSync(folder))('%s has the width of its name and at most 120 kB', (file) => {
    const picture = readFileSync(new URL(file, folder));

    expect(imageSize(picture).width).toBe(file.endsWith('-half.webp') ? 600 : 1_200);
    expect(picture.length).toBeLessThanOrEqual(120_000);
  });

  it('have a caption each', () => {
    const figures = JSON.stringify(pages).match(
      /\["figure",null,\["img",\{[^}]+\}\],\["figcaption",null,"[^"]{20,}"\]\]/g,
    );

    expect(figures?.length).toBeGreaterThanOrEqual(shown.size / 2);
  });
});

describe('blog posts', () => {
  it('are nine, of 600 to 1,000 words each', () => {
    const lengths = posts.map(({ slug, body }) => [slug, textOf(body).split(/\s+/).length] as const);

    expect(lengths).toHaveLength(9);
    expect(lengths.filter(([, words]) => words < 600 || words > 1_000)).toEqual([]);
  });

  it('link to three other posts each', () => {
    for (const { slug, related } of posts) {
      expect(related).toHaveLength(3);
      expect(related.map((each) => each.slug)).not.toContain(slug);
    }
  });

  it.each([
    ['an unknown tag', ['tags: [fair-games, how-it-works]', 'tags: [luck]'], /a\.md:6: tags\.0: /],
    ['a day that is none', ['publishedOn: 2026-11-02', 'publishedOn: soon'], /a\.md:5: publishedOn: /],
    ['a picture of another width', ['width: 1200', 'width: 1000'], /a\.md:10: picture\.width: .*1200 by 675/],
    [
      'a picture of another height',
      ['height: 675', 'height: 600'],
      /a\.md:11: picture\.height: .*1200 by 675/,
    ],
    [
      'a picture that is not there',
      ['how-a-spin-is-drawn.svg', 'gone.svg'],
      /a\.md:8: picture\.src: media\/blog\/gone\.svg: there is no such picture/,
    ],
    [
      'a picture in its text that is not there',
      ['\n\n## ', '\n\n![A wheel](media/blog/gone.svg)\n\n## '],
      /a\.md:16: picture: media\/blog\/gone\.svg: there is no such picture/,
    ],
    [
      'a picture in its text that has no words',
      ['\n\n## ', '\n\n![](media/blog/gone.svg)\n\n## '],
      /a\.md:16: picture: media\/blog\/gone\.svg: alt: /,
    ],
    [
      'a field that nobody knows',
      ['author: ', 'editor: Me\nauthor: '],
      /a\.md:4: editor: There is no such field/,
    ],
    ['a fact that nobody knows', ['{{play.slotSeconds}}', '{{play.slot}}'], /a\.md:\d+: \{\{play\.slot\}\}/],
  ])('are rejected with %s: the fault names file, line and field', (_, [good = '', bad = ''], fault) => {
    const file = files.find(({ name }) => name === 'how-a-spin-is-drawn') as ContentFile;
    expect(file.text).toContain(good);

    expect(() => renderPosts([{ ...file, file: 'a.md', text: file.text.replace(good, bad) }])).toThrow(fault);
  });
});

describe('all texts', () => {
  const texts = [
    ...pages.map((page) => ({ ...page, path: page.name })),
    ...posts.map((post) => ({ ...post, path: post.slug })),
  ];

  it.each(texts.map((text) => [text.path, text] as const))(
    '%s uses play, stake, redeem and prize, and no gambling terms',
    (_, { title, description, body }) => {
      const words = `${title} ${description} ${textOf(body)}`.replaceAll(helpLines, '');

      expect(words).not.toMatch(/\b(bets?|betting|wager\w*|gambl\w*|deposit\w*|withdraw\w*|jackpots?)\b/i);
      expect(words).not.toMatch(/undefined|NaN|\{\{|TODO|Lorem/);
      expect(description.length).toBeLessThanOrEqual(180);
    },
  );

  it.each(texts.map((text) => [text.path, text] as const))('%s has descriptive link texts', (_, { body }) => {
    expect(linksIn(body).filter((words) => /^(here|click|this|link|more)$/i.test(words))).toEqual([]);
  });
});

function linksIn(body: readonly Written[]): string[] {
  return body.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    const [tag, , ...content] = piece;
    return tag === 'a' ? [textOf(content)] : linksIn(content);
  });
}

describe('feed', () => {
  const feed = feedOf(posts, { origin: 'https://jade.test', title: 'A & B', description: '<all>' });

  it('lists every post, newest first, with absolute URLs', () => {
    const links = [...feed.matchAll(/<item>\n<title>.+<\/title>\n<link>(.+)<\/link>/g)].map(
      ([, link]) => link,
    );

    expect(links).toEqual(posts.map(({ slug }) => `https://jade.test/blog/post/${slug}`));
    expect(posts.map(({ publishedOn }) => publishedOn)).toEqual(
      posts
        .map(({ publishedOn }) => publishedOn)
        .toSorted()
        .toReversed(),
    );
  });

  it('escapes text, and formats dates as RSS requires', () => {
    expect(feed).toContain('<title>A &amp; B</title>');
    expect(feed).toContain('<description>&lt;all&gt;</description>');
    expect(feed).toContain('<pubDate>Mon, 02 Nov 2026 17:00:00 GMT</pubDate>');
  });
});
