import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import games from '#content/catalog/games.json' with { type: 'json' };
import { listPublicPaths } from '../../bin/public-paths';
import { buildFolder } from './deployed-build';
import { type BuiltPages, findDeadLinks, findMissingFiles, findDuplicateIds } from './page-links';

const origin = 'https://jade.test';
const folder = buildFolder;
const publicPaths = listPublicPaths();
const textPaths = publicPaths.filter((path) => /^\/(static|blog)/.test(path));
const lobbyPaths = publicPaths.filter((path) => !textPaths.includes(path));
const posts = publicPaths.filter((path) => path.startsWith('/blog/post/'));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const page = (path: string) => read(join(path, 'index.html'));
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** Structured data blocks of a page. */
function structuredDataOf(html: string): Record<string, unknown>[] {
  const [, block = '[]'] = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(block) as Record<string, unknown>[];
}

it('the build contains exactly the prerendered pages of the deployment', () => {
  const { id } = JSON.parse(read('builds/latest.json')) as { id: string };
  const { prerendered } = JSON.parse(read(`builds/meta/${id}.json`)) as { prerendered: string[] };

  expect(prerendered.toSorted()).toEqual(publicPaths.toSorted());
});

it('the build manifest lists every file that a sweep of old builds could remove', () => {
  const { id } = JSON.parse(read('builds/latest.json')) as { id: string };
  const { assets } = JSON.parse(read(`builds/meta/${id}.json`)) as { assets: string[] };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

  const sweepable = files.filter((file) =>
    /^(assets|frame-games\/[^/]+\/assets|unity-frame\/(assets|builds))\/.*\.[^/]+$/.test(file),
  );
  expect(sweepable.length).toBeGreaterThan(100);
  expect(assets.toSorted()).toEqual(sweepable.toSorted());
});

describe.each(textPaths)('%s', (path) => {
  it('is complete HTML without scripts, with its own head', () => {
    const html = page(path);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.replaceAll(/<script[^]*?<\/script>|<[^>]+>/g, ' ').length).toBeGreaterThan(800);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(/^.{3,} · Jade Harbour$/);
    expect(contentOf(html, 'description')).toMatch(/^.{50,230}$/);
    expect(canonical.toLowerCase()).toBe(origin + path);
    expect(contentOf(html, 'og:url')).toBe(canonical);
    expect(contentOf(html, 'og:image')).toBe(`${origin}/open-graph.jpg`);
    expect(contentOf(html, 'og:type')).toBe(posts.includes(path) ? 'article' : 'website');
  });

  it('has breadcrumbs with absolute URLs', () => {
    const [trail] = structuredDataOf(page(path));
    const crumbs = trail?.['itemListElement'] as { item: string }[];

    expect(trail?.['@type']).toBe('BreadcrumbList');
    expect(crumbs.at(0)?.item).toBe(`${origin}/`);
    expect(crumbs.at(-1)?.item.toLowerCase()).toBe(origin + path);
  });

  it('loads at most 115 kB of compressed JavaScript', () => {
    const scripts = new Set(
      [...page(path).matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, src = '']) => src),
    );
    const bytes = [...scripts].reduce((sum, src) => sum + gzipSync(read(src), { level: 9 }).length, 0);

    expect(scripts.size).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(115_000);
  });
});

it.each(publicPaths)('%s has structured data with absolute URLs', (path) => {
  const blocks = structuredDataOf(page(path));
  const addresses = JSON.stringify(blocks).matchAll(
    /"(?:item|url|urlTemplate|image|logo|mainEntityOfPage)":"([^"]+)"/g,
  );

  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks)
    expect(block).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) as string });
  for (const [, address] of addresses) expect(address).toMatch(/^https:\/\/jade\.test\//);
});

it('Home has structured data of the site, the organization and every game', () => {
  const [site, organization, list] = structuredDataOf(page('/'));

  expect(site).toMatchObject({
    '@type': 'WebSite',
    name: 'Jade Harbour',
    url: `${origin}/`,
    potentialAction: { target: { urlTemplate: `${origin}/?q={search_term_string}` } },
  });
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Jade Harbour' });
  expect(existsSync(join(folder, new URL(String(organization?.['logo'])).pathname))).toBe(true);
  expect(namesOn(list)).toEqual(games.map(({ name }) => name));
});

it.each(lobbyPaths.slice(1))('%s has structured data of its breadcrumbs and games', (path) => {
  const [trail, list] = structuredDataOf(page(path));
  const crumbs = trail?.['itemListElement'] as { item: string }[];

  expect(crumbs.map(({ item }) => item)).toEqual([`${origin}/`, origin + path]);
  expect(namesOn(list)).toEqual(
    games.filter(({ categories }) => categories.includes(path.slice(1))).map(({ name }) => name),
  );
});

/** Names of the games in a list, in order. Fails when the list or a picture is missing. */
function namesOn(list: Record<string, unknown> | undefined): string[] {
  expect(list?.['@type']).toBe('ItemList');
  return (list?.['itemListElement'] as { item: { name: string; image: string } }[]).map(({ item }) => {
    expect(existsSync(join(folder, new URL(item.image).pathname)), item.image).toBe(true);
    return item.name;
  });
}

it('every title and description is unique', () => {
  const heads = publicPaths.map(page).map((html) => ({
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
    description: contentOf(html, 'description'),
  }));

  expect(new Set(heads.map(({ title }) => title)).size).toBe(publicPaths.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(publicPaths.length);
});

it('the FAQ and posts have structured data of questions and articles', () => {
  const [, faq] = structuredDataOf(page('/static/faq'));
  expect(faq).toMatchObject({ '@type': 'FAQPage' });
  expect((faq?.['mainEntity'] as unknown[]).length).toBeGreaterThan(15);

  for (const post of posts)
    expect(structuredDataOf(page(post))[1]).toMatchObject({
      '@type': 'Article',
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      image: expect.stringMatching(/^https:\/\/jade\.test\/assets\/.+\.svg$/) as string,
    });
});

it('the site map lists exactly the public pages, and robots.txt refers to it', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

  expect(listed.map((address) => address.toLowerCase()).toSorted()).toEqual(
    publicPaths.map((path) => origin + path).toSorted(),
  );
  expect(read('sitemap.xml').match(/<lastmod>/g)?.length).toBe(
    textPaths.filter((path) => /^\/(static|blog\/post)\//.test(path)).length,
  );
  expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

it('the feed lists the posts, and every blog page links to it', () => {
  const items = [...read('blog/rss.xml').matchAll(/<item>[^]*?<link>([^<]+)<\/link>/g)].map(
    ([, link]) => link,
  );

  expect(items.toSorted()).toEqual(posts.map((path) => origin + path).toSorted());
  for (const path of textPaths.filter((each) => each.startsWith('/blog')))
    expect(page(path)).toContain('<link rel="alternate" href="/blog/rss.xml" type="application/rss+xml"');
});

describe('the built pages', () => {
  const built: BuiltPages = {
    origin,
    pagePaths: new Set(publicPaths),
    page,
    hasFile: (file) => file !== '' && existsSync(join(folder, file)),
  };

  it('have no dead links, and external links are safe', () => {
    expect(publicPaths.flatMap((path) => findDeadLinks(path, built))).toEqual([]);
  });

  it('request no missing files', () => {
    expect(publicPaths.flatMap((path) => findMissingFiles(path, built))).toEqual([]);
  });

  it('have no duplicate ids', () => {
    expect(publicPaths.flatMap((path) => findDuplicateIds(path, built))).toEqual([]);
  });

  it('are allowed for crawlers when in the site map, and player areas are disallowed', () => {
    const disallowed = [...read('robots.txt').matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) =>
      path.toLowerCase(),
    );

    expect(disallowed).toEqual(expect.arrayContaining(['/account', '/dashboard', '/games/', '/shop/']));
    expect(publicPaths.filter((path) => disallowed.some((start) => path.startsWith(start)))).toEqual([]);
  });

  it('link to every static page', () => {
    for (const path of publicPaths)
      for (const each of textPaths.filter((one) => one.startsWith('/static/')))
        expect(page(path).toLowerCase(), path).toContain(`href="${each}"`);
  });

  it('have existing pictures with alt text and size', () => {
    for (const from of textPaths)
      for (const [tag] of page(from).matchAll(/<img [^>]+>/g)) {
        const src = / src="([^"]+)"/.exec(tag)?.[1] ?? '';
        expect(existsSync(join(folder, src)), `${from}: ${src}`).toBe(true);
        expect(tag).toMatch(/ alt="/);
        expect(tag).toMatch(/ width="\d+"/);
        expect(tag).toMatch(/ height="\d+"/);
      }
  });
});

it('each text is a separate chunk, so that a page loads no other text', () => {
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  const withTerms = scripts.filter((file) => read(join('assets', file)).includes('Void where prohibited'));

  expect(withTerms).toHaveLength(1);
  expect(page('/static/about')).not.toContain(withTerms[0]);
});
