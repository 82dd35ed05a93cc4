import { brand } from '#domain/operator/brand';
import { paths } from '../src/lib/paths';
import type { PrerenderedPage } from '../src/prerender';
import { renderPosts } from './content/blog-posts';
import { readContent } from './content/content-files';
import { feedOf } from './content/feed';

/** They only lead to the sign-in. */
const disallowedPaths = ['/Account', '/Dashboard', '/games/', '/shop/'];

/**
 * Files for crawlers and feed readers: sitemap, robots.txt and the feed of posts.
 *
 * @param origin  the site's origin; without one, URLs are relative and robots.txt names no sitemap
 */
export function crawlerFiles(
  pages: readonly Pick<PrerenderedPage, 'path' | 'changedOn'>[],
  origin: string,
): { fileName: string; source: string }[] {
  const posts = renderPosts(readContent('blog'));
  return [
    { fileName: 'sitemap.xml', source: siteMapOf(pages, origin) },
    { fileName: 'robots.txt', source: robotsText(origin) },
    {
      fileName: paths.blogFeed.slice(1),
      source: feedOf(posts, {
        origin,
        title: `${brand.name} blog`,
        description: 'Fair games, responsible play and the prize store: how we work, in numbers.',
      }),
    },
  ];
}

function siteMapOf(pages: readonly Pick<PrerenderedPage, 'path' | 'changedOn'>[], origin: string): string {
  const entries = pages.map(({ path, changedOn }) => {
    const change = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return `  <url><loc>${origin}${path}</loc>${change}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function robotsText(origin: string): string {
  const rules = ['User-agent: *', 'Allow: /', ...disallowedPaths.map((path) => `Disallow: ${path}`)];
  return `${[...rules, ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : [])].join('\n')}\n`;
}
