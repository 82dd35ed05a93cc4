/** The URL paths of the site in their canonical letter case, without those of admins (`dashboard-paths.ts`). */
export const paths = {
  home: '/',
  category: (category: string) => `/${category}`,
  login: ({ step, problem, next }: { next?: string; step?: LoginStep; problem?: LoginProblem } = {}) =>
    withQuery('/Login', { step, problem, next: next === '/' ? '' : next }),
  /** Return path for Google, Facebook and Apple. */
  loginReturn: '/Login/return',
  /** Target of the mailed link that stops a change of an email address. */
  stopEmailChange: ({ player, token }: { player: string; token: string }) =>
    `/StopEmailChange/${player}/${token}`,
  playHkSlots: '/games/PlayHKSlots',
  /** A game in demo mode, and for coins if it has no page of its own. */
  game: (id: string) => `/games/${id}`,
  coins: '/Coins',
  /** Checkout of a purchase on stages without a real payment provider. */
  coinsCheckout: (purchase: string) => `/Coins/checkout/${purchase}`,
  quests: '/Quests',
  store: '/RewardsStore',
  /** The store with a search; without words, all prizes. */
  searchedStore: (words: string) => withQuery('/RewardsStore', { q: words }),
  /** The store with the prizes of the wish list. */
  wishlist: '/RewardsStore?show=wish-list',
  /** A prize, shown over the store. */
  product: (id: string) => `/RewardsStore/${encodeURIComponent(id)}`,
  draws: '/Draws',
  /** A mega-sweeps draw: its entries, its winners and its proof. */
  draw: (id: string) => `/Draws/${id}`,
  cart: '/shop/Cart',
  checkout: '/shop/Checkout',
  account: '/Account',
  accountSection: (section: string) => `/Account/${section}`,
  /** Where a new player completes their profile. */
  welcome: '/Account/welcome',
  /** Redirects to `next` through the welcome page for players who have not been there. */
  welcomeFirst: (next: string) => withQuery('/Account/welcome', { next }),
  notices: '/Account/notices',
  orders: '/Account/orders',
  order: (id: string) => `/Account/orders/${id}`,
  /** The player's support tickets. */
  tickets: '/Account/support',
  ticket: (id: string) => withQuery('/Account/support', { ticket: id }),
  /** Support form with an attached round, order or purchase. */
  writeAbout: (about: { kind: 'round' | 'order' | 'purchase'; id: string }) =>
    withQuery('/static/Support', { about: about.kind, id: about.id }),
  /** Support form with a request to correct the date of birth. */
  writeAboutBirthday: '/static/Support?about=birthday',
  affiliateDashboard: '/AffiliateDashboard',
  affiliateRequest: '/AffiliateRequest',
  /** The overview of what waits and how business goes. */
  dashboard: '/Dashboard',
  /** A static page such as `Terms`. */
  staticPage: (name: string) => `/static/${name}`,
  blog: '/blog',
  blogTag: (tag: string) => `/blog/${tag}`,
  blogPost: (slug: string) => `/blog/post/${slug}`,
  /** The RSS feed of posts. */
  blogFeed: '/blog/rss.xml',
  /** A file of the file bucket, by its key. */
  file: (key: string) => `/${key}`,
  config: '/config.json',
} as const;

/** Local mailbox of the development host; a separate constant, so that deployable builds do not contain it. */
export const localMailboxPath = '/_local/';

/** A path with those parameters that have a value. */
export function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((each): each is [string, string] => Boolean(each[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

/** Steps of the sign-in page besides signing in itself, as in its URL. */
export type LoginStep = 'sign-up' | 'confirm' | 'reset-password' | 'new-password';

/** Why a sign-in by Google, Facebook or Apple failed. */
export type LoginProblem = 'canceled' | 'no-address' | 'use-your-password' | 'busy' | 'not-finished';

/** Whether two paths lead to the same page: letter case is ignored. */
export function isSamePath(one: string, other: string): boolean {
  return trimmed(one) === trimmed(other);
}

function trimmed(path: string): string {
  const lowered = path.toLowerCase();
  return lowered.length > 1 && lowered.endsWith('/') ? lowered.slice(0, -1) : lowered;
}
