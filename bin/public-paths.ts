import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tags from '#content/blog/tags.json' with { type: 'json' };
import categories from '#content/catalog/categories.json' with { type: 'json' };
import movedPages from '#content/moved-pages.json' with { type: 'json' };

const content = fileURLToPath(new URL('../content', import.meta.url));

/** The paths, in lower case, of all pages that the site's build writes as HTML: the lobby, its categories, the text pages, the blog. */
export function listPublicPaths(): string[] {
  return [
    '/',
    ...categories.map(({ id }) => `/${id}`),
    ...listNames('pages').map((name) => `/static/${name}`),
    '/blog',
    ...tags.map(({ id }) => `/blog/${id}`),
    ...listNames('blog').map((slug) => `/blog/post/${slug}`),
  ].map((path) => path.toLowerCase());
}

/** All paths, in lower case, that the build writes an HTML file for: public pages, and the outlines of players' own. */
export function listHtmlPaths(): string[] {
  return [...listPublicPaths(), '/rewardsstore'];
}

/**
 * Patterns, in lower case, of all pages that exist without an HTML file of their own: what players and admins see, the sign-in, and
 * addresses that redirect. A test compares them with the routes of the site.
 */
export function listApplicationPaths(): string[] {
  return [
    '/account/orders',
    '/account/orders/:id',
    '/account/welcome',
    '/account/:section?',
    '/affiliatedashboard',
    '/affiliaterequest',
    '/coins',
    '/coins/checkout/:id',
    '/dashboard',
    '/dashboard/affiliates',
    '/dashboard/approvals',
    '/dashboard/audit',
    '/dashboard/draws',
    '/dashboard/metrics',
    '/dashboard/gift-codes',
    '/dashboard/identity',
    '/dashboard/import',
    '/dashboard/mail-in-entries',
    '/dashboard/orders',
    '/dashboard/orders/:order',
    '/dashboard/players',
    '/dashboard/players/:player',
    '/dashboard/products',
    '/dashboard/support',
    '/draws',
    '/draws/:id',
    '/games/playhkslots',
    '/games/frame/:gameid',
    '/games/scratch/:gameid',
    '/games/unity/:gameid',
    '/games/:gameid',
    '/login',
    '/login/return',
    '/quests',
    '/rewardsstore/:id',
    '/shop/cart',
    '/shop/checkout',
    '/stopemailchange/:player/:token',
    ...Object.keys(movedPages).map((path) => path.toLowerCase()),
  ];
}

function listNames(folder: string): string[] {
  return readdirSync(`${content}/${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort();
}
