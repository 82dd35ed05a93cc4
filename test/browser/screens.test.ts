import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import tags from '#content/blog/tags.json' with { type: 'json' };
import categories from '#content/catalog/categories.json' with { type: 'json' };
import { listPublicPaths } from '../../bin/public-paths';
import { itInFullRun } from '../full-run';
import { scale, sizes } from '../scale';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { openPage, waitUntilHydrated } from './open-browser';
import { callApi, placeOrder } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import { goTo, productRow } from './visitor';

/**
 * Views of screens: a desktop, and a phone of the width of WCAG’s reflow criterion, each in one theme. At the gate scale, screens take them
 * in turn. The full run shows each screen in all views, and adds a common phone and every other combination.
 */
const views = [
  { width: 1440, theme: 'dark' },
  { width: 320, theme: 'light' },
  ...(scale === 'full'
    ? [
        { width: 375, theme: 'dark' },
        { width: 375, theme: 'light' },
        { width: 1440, theme: 'light' },
        { width: 320, theme: 'dark' },
      ]
    : []),
];

/** Admins also work on tablets and small laptops, with the widest tables. */
const adminViews = scale === 'full' ? [...views, { width: 1024, theme: 'light' }] : views;

/** Text pages share one layout: a wide and a narrow view suffice. */
const textPageViews = views.slice(0, 2);

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A screen, its path and how to wait for it. */
interface Screen {
  readonly name: string;
  /** @default the path of the previous screen */
  readonly path?: string;
  readonly ready: (page: Page) => Promise<unknown>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();

const publicScreens: Screen[] = [
  { name: 'Home', path: '/', ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { name: 'sign-up', path: '/Login?step=sign-up', ready: (page) => page.getByRole('checkbox').waitFor() },
  {
    name: 'sign-in',
    path: '/Login',
    ready: (page) => page.getByRole('button', { name: 'Sign in' }).waitFor(),
  },
  { name: 'affiliates', path: '/AffiliateDashboard', ready: heading('Affiliates Dashboard') },
  { name: 'blog', path: '/blog', ready: heading('Blog') },
  { name: 'a post', path: '/blog/post/how-a-spin-is-drawn', ready: heading(/^How a spin is drawn/) },
  {
    name: 'not found',
    path: '/no/such/page',
    ready: (page) => page.getByText('Page not found: /no/such/page').waitFor(),
  },
];

/** All other public pages, at the gate scale a sample. */
const textPages: Screen[] = listPublicPaths()
  .filter((path) => !publicScreens.some((screen) => screen.path === path))
  .filter((_path, index) => index % sizes.textPageInterval === 0)
  .map((path) => ({ name: path, path, ready: heading(headingOf(path)) }));

const playerScreens: Screen[] = [
  {
    name: 'HK Slots',
    path: '/games/PlayHKSlots',
    ready: (page) => page.getByRole('button', { name: /^Spin/ }).waitFor(),
  },
  {
    name: 'pay table',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Pay table, rules and odds' }).click();
      await page.getByRole('dialog').getByRole('tab', { name: 'Pay table' }).waitFor();
    },
  },
  {
    name: 'prize store',
    path: '/RewardsStore',
    ready: (page) => page.getByRole('heading', { name: 'Featured prizes' }).waitFor(),
  },
  {
    name: 'a prize',
    path: '/RewardsStore/jade-mug',
    ready: (page) => page.getByText('Email address confirmed').waitFor(),
  },
  {
    name: 'a prize that is not there',
    path: '/RewardsStore/nothing',
    ready: (page) => page.getByRole('dialog', { name: 'Prize not found' }).waitFor(),
  },
  {
    name: 'cart',
    path: '/shop/Cart',
    ready: (page) => page.getByRole('button', { name: 'Add one Harbour Cap' }).waitFor(),
  },
  {
    name: 'checkout',
    path: '/shop/Checkout',
    ready: (page) => page.getByRole('button', { name: /^Redeem/ }).waitFor(),
  },
  { name: 'orders', path: '/Account/orders', ready: heading('Your orders') },
  { name: 'quests', path: '/Quests', ready: heading('Quests') },
  { name: 'get coins', path: '/Coins', ready: heading('Get Coins') },
  { name: 'account overview', path: '/Account', ready: heading('Your account') },
  { name: 'profile', path: '/Account/profile', ready: heading('Profile') },
  { name: 'limits and breaks', path: '/Account/limits', ready: heading('Limits and breaks') },
  {
    name: 'self-exclusion',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Exclude me', exact: true }).click();
      await page.getByRole('dialog', { name: /^Self-exclusion/ }).waitFor();
    },
  },
  {
    name: 'history',
    path: '/Account/history',
    ready: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  {
    name: 'balances and cost',
    path: '/Account/charts',
    ready: async (page) => {
      await page.getByRole('img', { name: /^Dollars spent/ }).waitFor();
      await page.getByRole('img', { name: /^Gold Coins from/ }).waitFor();
    },
  },
  { name: 'fairness', path: '/Account/fairness', ready: heading('Provably fair') },
  { name: 'security', path: '/Account/security', ready: heading('Security and data') },
  { name: 'identity', path: '/Account/identity', ready: heading('Identity') },
  { name: 'own tickets', path: '/Account/support', ready: heading('Support') },
  {
    name: 'the form of support',
    path: '/static/Support?about=order&id=an-order-of-long-ago',
    ready: (page) => page.getByLabel('What happened?').waitFor(),
  },
  { name: 'friends', path: '/Account/friends', ready: heading('Friends') },
  { name: 'become an affiliate', path: '/AffiliateRequest', ready: heading('Become an Affiliate') },
  { name: 'draws', path: '/Draws', ready: heading('Draws') },
  { name: 'welcome', path: '/Account/welcome', ready: heading('The basics') },
];

const adminScreens: Screen[] = [
  { name: 'orders board', path: '/Dashboard/orders', ready: heading('Orders') },
  { name: 'draws of admins', path: '/Dashboard/draws', ready: heading('Draws') },
  { name: 'gift codes', path: '/Dashboard/gift-codes', ready: heading('Gift codes') },
  { name: 'Dashboard', path: '/Dashboard', ready: heading('Overview') },
  {
    name: 'products',
    path: '/Dashboard/products',
    ready: (page) => productRow(page, 'Jade Mug').waitFor(),
  },
  {
    name: 'product editor',
    ready: async (page) => {
      await page.getByRole('link', { name: 'Edit Jade Mug' }).click();
      await page.getByLabel('Price in SC').waitFor();
    },
  },
  { name: 'support of admins', path: '/Dashboard/support', ready: heading('Support') },
  { name: 'mail-in entries', path: '/Dashboard/mail-in-entries', ready: heading('Mail-in entries') },
  { name: 'affiliates', path: '/Dashboard/affiliates', ready: heading('Affiliates') },
  { name: 'players', path: '/Dashboard/players?find=demo', ready: heading('Players') },
  { name: 'approvals', path: '/Dashboard/approvals', ready: heading('Approvals') },
  { name: 'audit log', path: '/Dashboard/audit', ready: heading('Audit log') },
  { name: 'reports', path: '/Dashboard/metrics', ready: heading('Reports') },
  { name: 'import of products', path: '/Dashboard/import', ready: heading('Import products') },
];

describe('all screens', () => {
  let browser: Browser;
  let player: StorageState;
  let admin: StorageState;
  let orderPath: string;
  beforeAll(async () => {
    browser = await openBrowser();
    ({ state: player, orderPath } = await orderAndFillCart(browser));
    const { context } = await openSignedIn(browser, siteUrl, 'superadmin@jade.test');
    admin = await context.storageState();
    await context.close();
  });
  afterAll(() => browser.close());

  it.each([
    ['a visitor', () => publicScreens, () => undefined, views],
    ['a reader', () => textPages, () => undefined, textPageViews],
    ['a player', () => [...playerScreens, orderScreen(orderPath)], () => player, views],
    ['an admin', () => adminScreens, () => admin, adminViews],
  ])(
    'of %s have no axe violations and fit their width',
    { timeout: 360_000 },
    async (_, screens, state, each) => {
      const storageState = state();
      const { page, context, faults } = await openPage(browser, {
        ...(storageState && { storageState }),
      });
      const found: string[] = [];
      let isOpen = false;
      for (const [index, { name, path, ready }] of screens().entries()) {
        const shown = scale === 'gate' ? [each[index % each.length]!] : each;
        await page.setViewportSize(sizeOf(shown[0]!));
        if (path !== undefined) await (isOpen ? goTo(page, path) : page.goto(siteUrl + path));
        await ready(page);
        // An open dialog would cover the next screen.
        isOpen = path !== undefined;
        // Content below the fold is laid out later and has its colors then.
        await waitUntilHydrated(page);
        for (const view of shown) {
          await applyView(page, view);
          found.push(
            ...(await findAccessibilityViolations(page)).map((barrier) => describeFault(name, view, barrier)),
          );
          if (await scrollsHorizontally(page)) found.push(describeFault(name, view, 'scrolls sideways'));
        }
      }
      await context.close();

      // The browser reports the 404 of the missing page.
      const unexpected = faults.filter((fault) => !/^console: Failed to load resource.* 404 /.test(fault));
      expect([...found, ...unexpected]).toEqual([]);
    },
  );

  itInFullRun.each([
    ['/no/such/page', 'Page not found: /no/such/page'],
    ['/nothing-like-a-category', 'Page not found: /nothing-like-a-category'],
  ])('show that a page does not exist: %s', async (path, text) => {
    const { page, context } = await openPage(browser);

    await page.goto(siteUrl + path);
    await page.getByText(text).waitFor();

    // The title follows the page with a delay.
    await expect.poll(() => page.title()).toMatch(/not found/i);
    await context.close();
  });
});

type View = (typeof views)[number];

/** Heading of a public page by its lower-case path. @throws Error for a path without content */
function headingOf(path: string): string {
  const known = new Map<string, string>([
    ...categories.map(({ id, name }) => [`/${id}`, name] as const),
    ...tags.map(({ id, name }) => [`/blog/${id}`, name] as const),
    ...namesIn('pages').map((name) => [`/static/${name.toLowerCase()}`, titleOf(`pages/${name}`)] as const),
    ...namesIn('blog').map((name) => [`/blog/post/${name}`, titleOf(`blog/${name}`)] as const),
  ]);
  const found = known.get(path);
  if (!found) throw new Error(`No content is registered for ${path}.`);
  return found;
}

/** Names of the texts in a folder of `content`. */
function namesIn(folder: string): string[] {
  const files = readdirSync(new URL(`../../content/${folder}`, import.meta.url));
  return files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -'.md'.length));
}

function titleOf(name: string): string {
  const text = readFileSync(new URL(`../../content/${name}.md`, import.meta.url), 'utf8');
  return /^title: '?(.+?)'?$/m.exec(text)?.[1] ?? '';
}

const sizeOf = ({ width }: View) => ({ width, height: width < 768 ? 812 : 900 });
const describeFault = (screen: string, { theme, width }: View, fault: string) =>
  `${screen}, ${theme} at ${width} px: ${fault}`;

/** Changes viewport and theme, like a turned device and the theme button. */
async function applyView(page: Page, view: View): Promise<void> {
  await page.setViewportSize(sizeOf(view));
  await page.evaluate(`document.documentElement.dataset.theme = '${view.theme}'`);
  // Script-driven layout is complete after two frames; an idle browser may not produce frames, hence the timeout.
  await page.evaluate(
    'new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); setTimeout(done, 2_000); })',
  );
}

const orderScreen = (path: string): Screen => ({ name: 'an order', path, ready: heading(/^Order /) });

/** A player with an order and with a prize in the cart that needs an address. */
async function orderAndFillCart(browser: Browser): Promise<{ state: StorageState; orderPath: string }> {
  const { page, context } = await openSignedIn(browser, siteUrl, 'regular@jade.test');
  const orderPath = `/Account/orders/${await placeOrder(page, siteUrl, 'gold-coins-100k')}`;
  await callApi(page, siteUrl, 'PUT', '/cart/lines/harbour-cap', { quantity: 1 });
  const state = await context.storageState();
  await context.close();
  return { state, orderPath };
}
