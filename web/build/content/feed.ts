import type { PostSummary } from '../../src/lib/page/written';
import { paths } from '../../src/lib/paths';

/**
 * Renders posts as an RSS 2.0 feed.
 *
 * @param about.origin  the site's origin without a trailing slash; empty to keep URLs relative
 */
export function feedOf(
  posts: readonly PostSummary[],
  { origin, title, description }: { origin: string; title: string; description: string },
): string {
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', origin + paths.blog),
    element('description', description),
    element('language', 'en-us'),
    ...(newest ? [element('lastBuildDate', dateOf(newest))] : []),
    `<atom:link href="${escape(origin + paths.blogFeed)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(post, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf(post: PostSummary, origin: string): string {
  const address = origin + paths.blogPost(post.slug);
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="${origin ? 'true' : 'false'}">${escape(address)}</guid>`,
    element('pubDate', dateOf(post)),
    element('dc:creator', post.author),
    ...post.tags.map((tag) => element('category', tag)),
    element('description', post.description),
    '</item>',
  ].join('\n');
}

/** Posts are dated at noon, which is the same day in every state. */
function dateOf({ publishedOn }: PostSummary): string {
  return new Date(`${publishedOn}T17:00:00Z`).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escape(text)}</${name}>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
