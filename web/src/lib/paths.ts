/** Every address of the site, in its canonical letter case. */
export const paths = {
  home: '/',
  category: (category: string) => `/${category}`,
  login: (options: { next?: string; step?: LoginStep; problem?: LoginProblem } = {}) => {
    const query = new URLSearchParams();
    if (options.step) query.set('step', options.step);
    if (options.problem) query.set('problem', options.problem);
    if (options.next && options.next !== '/') query.set('next', options.next);
    return query.size === 0 ? '/Login' : `/Login?${query.toString()}`;
  },
  /** Where Google, Facebook and Apple send people back to. */
  loginReturn: '/Login/return',
  /** Where the link leads that stops a change of an e-mail address. */
  stopEmailChange: ({ player, token }: { player: string; token: string }) =>
    `/StopEmailChange/${player}/${token}`,
  playHkSlots: '/games/PlayHKSlots',
  /** A game for fun, and for coins if it has no page of its own. */
  game: (id: string) => `/games/${id}`,
  coins: '/Coins',
  /** Where a purchase is paid on stages without a real payment provider. */
  coinsCheckout: (purchase: string) => `/Coins/checkout/${purchase}`,
  quests: '/Quests',
  store: '/RewardsStore',
  /** A prize, over the store. */
  product: (id: string) => `/RewardsStore/${encodeURIComponent(id)}`,
  draws: '/Draws',
  /** A draw of mega-sweeps: its entries, its winners and its proof. */
  draw: (id: string) => `/Draws/${id}`,
  cart: '/shop/Cart',
  checkout: '/shop/Checkout',
  account: '/Account',
  accountSection: (section: string) => `/Account/${section}`,
  /** Where a new player says who they are. */
  welcome: '/Account/welcome',
  /** On to `next`, by way of the welcome for whoever has not been there. */
  welcomeFirst: (next: string) => `/Account/welcome?${new URLSearchParams({ next }).toString()}`,
  notices: '/Account/notices',
  orders: '/Account/orders',
  order: (id: string) => `/Account/orders/${id}`,
  /** What the player wrote to us about. */
  tickets: '/Account/support',
  ticket: (id: string) => `/Account/support?${new URLSearchParams({ ticket: id }).toString()}`,
  /** Where somebody writes to us, with their own round, order or purchase attached. */
  writeAbout: (about: { kind: 'round' | 'order' | 'purchase'; id: string }) =>
    `/static/Support?${new URLSearchParams({ about: about.kind, id: about.id }).toString()}`,
  affiliateDashboard: '/AffiliateDashboard',
  /** An affiliate's figures of these days. */
  affiliateMetrics: (range: { from: string; to: string }) =>
    `/AffiliateDashboard?${new URLSearchParams(range).toString()}`,
  affiliateRequest: '/AffiliateRequest',
  dashboard: '/Dashboard',
  /** A product in the drawer where it is changed. */
  dashboardProduct: (id: string) => `/Dashboard?${new URLSearchParams({ product: id }).toString()}`,
  /** Where admins bring products in from a file. */
  dashboardImport: '/Dashboard/import',
  /** Where admins look at identity checks. */
  identityReviews: '/Dashboard/identity',
  dashboardOrders: '/Dashboard/orders',
  dashboardDraws: '/Dashboard/draws',
  dashboardGiftCodes: '/Dashboard/gift-codes',
  dashboardPlayers: '/Dashboard/players',
  dashboardPlayer: (player: string) => `/Dashboard/players/${player}`,
  dashboardAffiliates: '/Dashboard/affiliates',
  /** Affiliates who stand so. */
  dashboardAffiliatesIn: (state: string) =>
    `/Dashboard/affiliates?${new URLSearchParams({ state }).toString()}`,
  /** Where admins answer players. */
  dashboardSupport: '/Dashboard/support',
  /** Tickets that stand so, and one of them. */
  dashboardTicket: (query: { state: string; player?: string; ticket?: string }) =>
    `/Dashboard/support?${new URLSearchParams(query).toString()}`,
  /** Where superadmins decide what takes two of them. */
  dashboardApprovals: '/Dashboard/approvals',
  dashboardAudit: '/Dashboard/audit',
  dashboardMetrics: '/Dashboard/metrics',
  /** A page of the house's own words, such as `Terms`. */
  staticPage: (name: string) => `/static/${name}`,
  blog: '/blog',
  blogTag: (tag: string) => `/blog/${tag}`,
  blogPost: (slug: string) => `/blog/post/${slug}`,
  /** The posts for feed readers. */
  blogFeed: '/blog/rss.xml',
  /** A file of the file bucket, by its key. */
  file: (key: string) => `/${key}`,
  config: '/config.json',
} as const;

/** Where a laptop shows the mail it would have sent; on its own, so that deployable builds do not hold it. */
export const localMailboxPath = '/_local/';

/** The steps of the sign-in page beside signing in itself, as its address names them. */
export type LoginStep = 'sign-up' | 'confirm' | 'reset-password' | 'new-password';

/** Why a sign-in by Google, Facebook or Apple came to nothing. */
export type LoginProblem = 'canceled' | 'no-address' | 'use-your-password' | 'busy' | 'not-finished';

/** Whether two addresses lead to the same page: paths match in any letter case. */
export function isSamePath(one: string, other: string): boolean {
  return trimmed(one) === trimmed(other);
}

function trimmed(path: string): string {
  const lowered = path.toLowerCase();
  return lowered.length > 1 && lowered.endsWith('/') ? lowered.slice(0, -1) : lowered;
}
