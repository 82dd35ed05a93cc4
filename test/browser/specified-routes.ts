/** Layouts of the specification. */
export type Layout = 'default' | 'game' | 'blog';

/** Audience of a route; `guests` are visitors without a sign-in only. */
type Audience = 'everybody' | 'players' | 'admins' | 'guests';

/** A route of section 2 of the specification, with the title on the site. */
export type Route = readonly [name: string, path: string, audience: Audience, layout: Layout, title: string];

/** Title of Home without the brand suffix of other titles. */
export const home = 'Jade Harbour · Games you can check, coins you can follow.';
const pageTitles = {
  About: 'About us',
  AffiliateTerms: 'Affiliate program',
  CashOut: 'How to redeem',
  FAQ: 'FAQ',
  HowToPlay: 'How to play',
  HowToPlayPoker: 'How to play video poker',
  HowToPlaySlots: 'How to play slots and scratch cards',
  HowToPlayTable: 'How to play table games',
  Policy: 'Privacy policy',
  ReferralTerms: 'Referral terms',
  ResponsibleGaming: 'Responsible play',
  RewardsTerms: 'Prize store terms',
  Support: 'Support',
  Terms: 'Terms of service',
};

export const routes: readonly Route[] = [
  ['Home', '/', 'everybody', 'default', home],
  ['Home', '/slots', 'everybody', 'default', 'Slots'],
  ['Account', '/Account', 'players', 'default', 'Your account'],
  ['AffiliateDashboard', '/AffiliateDashboard', 'everybody', 'default', 'Affiliates Dashboard'],
  ['AffiliateRequest', '/AffiliateRequest', 'players', 'default', 'Become an Affiliate'],
  ['Blog', '/blog', 'everybody', 'blog', 'Blog'],
  ['Blog', '/blog/fair-games', 'everybody', 'blog', 'Fair games · Blog'],
  [
    'BlogPage',
    '/blog/post/how-a-spin-is-drawn',
    'everybody',
    'blog',
    'How a spin is drawn, from secret to reels',
  ],
  ['Get Coins', '/Coins', 'players', 'default', 'Get Coins'],
  ['Dashboard', '/Dashboard', 'admins', 'default', 'Dashboard'],
  ['PlayDemo', '/games/neon-tiger', 'players', 'game', 'Neon Tiger, demo'],
  ['PlayFrame', '/games/frame/roulette', 'players', 'game', 'Roulette'],
  ['PlayHKSlots', '/games/PlayHKSlots', 'players', 'game', 'HK Slots'],
  ['PlayScratch', '/games/scratch/lucky-ticket', 'players', 'game', 'Lucky Ticket'],
  ['UnityPlay', '/games/unity/harbour-wheel', 'players', 'game', 'Harbour Wheel'],
  ['Login', '/Login', 'guests', 'default', 'Welcome back'],
  ['Daily Quests', '/Quests', 'players', 'default', 'Daily Quests'],
  ['Prize Store', '/RewardsStore', 'players', 'default', 'Prize Store'],
  ['Cart', '/shop/Cart', 'players', 'default', 'Cart'],
  // An empty cart redirects the checkout to the cart.
  ['Checkout', '/shop/Checkout', 'players', 'default', 'Cart'],
  ...Object.entries(pageTitles).map(([name, title]): Route => [
    name,
    `/static/${name}`,
    'everybody',
    'default',
    title,
  ]),
];

/** Complete document title. */
export const documentTitle = (title: string) => (title === home ? home : `${title} · Jade Harbour`);

/** Runs in a page: returns its layout. */
export const readLayout = `(document.querySelector('.game-layout') ? 'game' : document.querySelector('.blog-bar') ? 'blog' : 'default')`;
