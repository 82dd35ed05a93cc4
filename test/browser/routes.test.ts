import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scale } from '../scale';
import { ask } from './as-player';
import { openPage, type WatchedPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openShopper } from './shopper';
import { openNewPlayer, openSignedIn } from './signed-in';
import { goTo } from './visitor';

// Section 2 of the specification as four people meet it: whom a route opens to, in which layout, under which title. Unit tests hold the same
// rules in every letter case (`web/src/app/routes.test.ts`); here the site says so itself.

type Layout = 'default' | 'game' | 'blog';
type Audience = 'everybody' | 'players' | 'admins' | 'strangers';
type Route = readonly [name: string, path: string, audience: Audience, layout: Layout, title: string];

const home = 'Jade Harbour · Games you can check, coins you can follow.';
const pageTitles = {
  About: 'About us',
  AffiliateTerms: 'Partner programme',
  CashOut: 'How to redeem',
  FAQ: 'Questions and answers',
  HowToPlay: 'How to play',
  HowToPlayPoker: 'How to play video poker',
  HowToPlaySlots: 'How to play slots and scratch cards',
  HowToPlayTable: 'How to play table games',
  Policy: 'Privacy policy',
  ReferralTerms: 'Invitation terms',
  ResponsibleGaming: 'Responsible play',
  RewardsTerms: 'Prize store terms',
  Support: 'Support',
  Terms: 'Terms of service',
};

const routes: readonly Route[] = [
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
  ['Login', '/Login', 'strangers', 'default', 'Welcome back'],
  ['Daily Quests', '/Quests', 'players', 'default', 'Daily Quests'],
  ['Prize Store', '/RewardsStore', 'players', 'default', 'Prize Store'],
  ['Cart', '/shop/Cart', 'players', 'default', 'Cart'],
  // These four have nothing in their carts, which is where the checkout leads then; somebody who has is below.
  ['Checkout', '/shop/Checkout', 'players', 'default', 'Cart'],
  ...Object.entries(pageTitles).map(([name, title]): Route => [
    name,
    `/static/${name}`,
    'everybody',
    'default',
    title,
  ]),
];

const people = ['visitor', 'player', 'affiliate', 'admin'] as const;
type Person = (typeof people)[number];

/** To admins everything opens. At the gate they look at titles and layouts alone, and the crawl at whom a route opens to. */
const visiting: readonly Person[] = scale === 'full' ? people : ['admin'];

/** What somebody is to find at a route: the page itself, or where they are led instead. */
function expected([, , audience, layout, title]: Route, person: Person): { title: string; layout: Layout } {
  const page = { title, layout };
  const signIn = { title: 'Welcome back', layout: 'default' } as const;
  if (audience === 'everybody') return page;
  if (audience === 'strangers') return person === 'visitor' ? page : { title: home, layout: 'default' };
  if (person === 'visitor') return signIn;
  if (audience === 'admins' && person !== 'admin') return { title: 'Page Not Found', layout: 'default' };
  return page;
}

let browser: Browser;
const pages = new Map<Person, Page>();
beforeAll(async () => {
  browser = await openBrowser();
  const open: Record<Person, () => Promise<WatchedPage>> = {
    visitor: () => openPage(browser),
    player: () => openNewPlayer(browser, siteUrl, 'routes-player@jade.test'),
    affiliate: () => openSignedIn(browser, siteUrl, 'affiliate@jade.test'),
    admin: () => openSignedIn(browser, siteUrl, 'admin@jade.test'),
  };
  for (const person of visiting) pages.set(person, (await open[person]()).page);
  // Home stands before its code has come, and would not follow yet; this is an address that only the application answers.
  for (const page of pages.values()) {
    await page.goto(`${siteUrl}/nowhere`);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  }
});
afterAll(() => browser.close());

function layoutOn(page: Page): Promise<Layout> {
  return page.evaluate<Layout>(
    `document.querySelector('.game-layout') ? 'game' : document.querySelector('.blog-bar') ? 'blog' : 'default'`,
  );
}

async function finds(page: Page, { title, layout }: { title: string; layout: Layout }): Promise<void> {
  const whole = title === home ? home : `${title} · Jade Harbour`;
  // Four pages share the processor, some of them with a game that was just begun or left.
  await expect.poll(() => page.title(), { timeout: 30_000 }).toBe(whole);
  expect(await layoutOn(page)).toBe(layout);
}

it.each(routes)(`%s at %s is what it should be for ${visiting.join(', ')}`, async (...route) => {
  await Promise.all(
    visiting.map(async (person) => {
      const page = pages.get(person)!;
      await goTo(page, route[1]);
      await finds(page, expected(route, person));
    }),
  );
});

it('Checkout at /shop/Checkout opens to whoever has something in the cart, and the coins for it', async () => {
  const { page } = await openShopper(browser, siteUrl, { email: 'routes@jade.test', sweeps: 2_000 });
  await ask(page, siteUrl, 'PUT', '/cart/lines/gold-coins-100k', { quantity: 1 });

  await page.goto(`${siteUrl}/shop/Checkout`);

  await finds(page, { title: 'Checkout', layout: 'default' });
});
