import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tags from '#content/blog/tags.json' with { type: 'json' };
import categories from '#content/catalogue/categories.json' with { type: 'json' };

const content = fileURLToPath(new URL('../content', import.meta.url));

/** The paths, in lower case, of all pages that the site's build writes as HTML: the lobby, its categories, the written pages, the blog. */
export function listPublicPaths(): string[] {
  return [
    '/',
    ...categories.map(({ id }) => `/${id}`),
    ...namesIn('pages').map((name) => `/static/${name}`),
    '/blog',
    ...tags.map(({ id }) => `/blog/${id}`),
    ...namesIn('blog').map((slug) => `/blog/post/${slug}`),
  ].map((path) => path.toLowerCase());
}

/** All paths, in lower case, that the build writes an HTML file for: public pages, and the outlines of players' own. */
export function listHtmlPaths(): string[] {
  return [...listPublicPaths(), '/rewardsstore'];
}

function namesIn(folder: string): string[] {
  return readdirSync(`${content}/${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort();
}
