import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scale } from '../scale';
import {
  listAddresses,
  outcomeOf,
  readRouteTable,
  type Address,
  type Game,
  type Outcome,
  type RouteTable,
} from './crawl-addresses';
import { type Audience, type Member, members, seedItems, type SeededItems } from './crawl-audiences';
import { type Crawler, type ExpectedFailure, openCrawler } from './crawler';
import { npmStart, type StartedProduct } from './npm-start';
import { openPage, type WatchedPage } from './open-browser';
import { cloneFolder } from './product';
import { openBrowser } from './shared-browser';
import { routes } from './specified-routes';
import { demoPassword, signIn } from './visitor';

/** Requests that the API refuses to players without an order and a purchase. */
const refusalsWithoutRecords: readonly ExpectedFailure[] = [
  {
    at: '/Account/orders/:id',
    request: 'GET /orders/…',
    status: 404,
    reason: 'The order is of another player.',
  },
  {
    at: '/Coins/checkout/:id',
    request: 'GET /coins/sandbox/…',
    status: 404,
    reason: 'The purchase is of another player.',
  },
];

/** Expected error responses of pages. Any other status of 400 or above is a failure, and so is a missing one of these. */
const expectedAnswers: Record<Audience, readonly ExpectedFailure[]> = {
  guest: [],
  player: [],
  affiliate: refusalsWithoutRecords,
  admin: refusalsWithoutRecords,
};

/** The stake of a player who seems to be in a blocked state. */
const expectedStakeRefusal: ExpectedFailure = {
  at: '/games/PlayHKSlots',
  request: 'POST /games/hk-slots/rounds',
  status: 409,
  reason: 'The player has to confirm the residency first.',
};

/** React's development build captures a stack per element, a tenth of the work of a page. */
const withoutStacks = `Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {} });`;

const home: Address = { path: '/', route: '/:category?' };
const hkSlots: Address = {
  path: '/games/PlayHKSlots',
  route: '/games/PlayHKSlots',
  game: { kind: 'slots', isDemo: false },
};

/** Seeded accounts, which share one password. */
const emailAddresses: Record<Member, string> = {
  player: 'player@jade.test',
  affiliate: 'affiliate@jade.test',
  admin: 'admin@jade.test',
};

describe('the site as `npm start` serves it from sources', () => {
  let started: StartedProduct;
  let browser: Browser;
  let watched: WatchedPage;
  let crawler: Crawler;
  let items: SeededItems;
  beforeAll(async () => {
    [started, browser] = await Promise.all([
      npmStart(cloneFolder, ['--memory', '--empty', '--viewer', 'US-WA']),
      openBrowser(),
    ]);
    items = await seedItems(browser, started.siteUrl);
    // A small viewport renders faster.
    watched = await openPage(browser, { width: 800, height: 600 });
    await watched.page.addInitScript({ content: withoutStacks });
    crawler = openCrawler(watched, started.siteUrl);
    await crawler.visit(home, 'opens');
    // `npm start` bundles, seeds and transforms every module while another test file runs.
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await started.stop();
  });

  // One tab for all audiences in sequence: loading all source modules takes longer than most pages.
  it(titleFor('guest'), { timeout: 300_000 }, () => crawlAs('guest'));

  // Comes before the pages of players: the confirmation holds for later sign-ins, so that the checkout opens.
  it(
    'asks a player who signed in from a blocked state to confirm the residency before Sweeps Coins are played',
    { timeout: 120_000 },
    async () => {
      const { page } = watched;
      const recorded = page.waitForResponse((answer) => answer.url().endsWith('/account/viewer-region'));
      await signInAs(page, 'player');
      expect((await recorded).status()).toBe(200);

      await crawler.visit(hkSlots, 'opens');
      await page.getByRole('radio', { name: 'Sweeps Coins' }).click();
      await page.getByRole('radio', { name: 'Sweeps Coins', checked: true }).waitFor();
      await page.getByRole('button', { name: /^Spin/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Where do you live?' });
      await dialog
        .getByText('You seem to be in Washington. Confirm where you live to play with Sweeps Coins.')
        .waitFor();
      await dialog.getByRole('link', { name: 'Confirm where you live' }).click();

      await page.getByText('You seem to be in Washington.').waitFor();
      await page.getByRole('button', { name: 'Confirm where I live' }).click();
      await page.getByText('Saved.').waitFor();
      await page.getByText('You seem to be in Washington.').waitFor({ state: 'detached' });

      await crawler.visit(hkSlots, 'opens');
      const round = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/games/hk-slots/rounds'),
      );
      await page.getByRole('button', { name: /^Spin/ }).click();
      expect((await round).status()).toBe(200);
      expect(crawler.report([expectedStakeRefusal])).toEqual({ problems: [], missing: [] });
    },
  );

  it.each(members.map((audience) => [titleFor(audience), audience] as const))(
    '%s',
    { timeout: 300_000 },
    async (_title, audience) => {
      await signInAs(watched.page, audience);
      await crawlAs(audience);
    },
  );

  it('has every specified page with its title and layout', () => {
    expect(crawler.unvisitedPages()).toEqual([]);
  });

  async function crawlAs(audience: Audience): Promise<void> {
    const { page } = watched;
    const table = await page.evaluate<RouteTable>(readRouteTable);
    const { addresses, unvisited } = listAddresses(table, items);

    for (const address of addressesFor(audience, addresses)) {
      // Animated games run other code than still ones; players visit the demos with motion.
      const isAnimated = audience === 'player' && address.game?.isDemo === true;
      await page.emulateMedia({ reducedMotion: isAnimated ? 'no-preference' : 'reduce' });
      await crawler.visit(address, outcomeOf(address, audience));
    }

    const { problems, missing } = crawler.report(expectedAnswers[audience]);
    expect(unvisited, 'routes without an address').toEqual([]);
    expect(problems).toEqual([]);
    expect(missing, 'expected answers that did not come').toEqual([]);
  }
});

function titleFor(audience: Audience): string {
  return `opens pages and games of this audience and no others, without a fault: ${audience}`;
}

/**
 * Guests visit every text page, and players every game. The other audiences visit one address per route. The gate leaves out what other
 * addresses prove: guests open the specified text pages and one of each other kind and are redirected from one page of each area, players
 * open every demo but for coins one game of each kind and those of the specification, pages of admins are missing for players in one of
 * each area, and an admin opens only pages whose outcome differs from that of players.
 */
function addressesFor(audience: Audience, addresses: readonly Address[]): readonly Address[] {
  const isFirst = (address: Address, isAlike: (other: Address) => boolean) =>
    addresses.find(isAlike) === address;
  const chosen = addresses.filter(
    (address) =>
      (audience === 'guest' && !address.game) ||
      (audience === 'player' && address.game) ||
      isFirst(address, ({ route }) => route === address.route),
  );
  if (scale === 'full') return chosen;
  return chosen.filter((address) => {
    const { game, path } = address;
    const outcome = outcomeOf(address, audience);
    const isFirstOfArea = isFirst(
      address,
      (other) =>
        areaOf(other.path) === areaOf(path) && kindOf(outcomeOf(other, audience)) === kindOf(outcome),
    );
    if (audience === 'guest') {
      const isFirstOfRoute = isFirst(address, ({ route }) => route === address.route);
      return outcome === 'opens' ? isSpecified(path) || isFirstOfRoute : isFirstOfArea;
    }
    if (audience === 'player' && game)
      return game.isDemo || isSpecified(path) || isFirst(address, isSameKind(game));
    if (audience === 'player') return outcome === 'opens' || isFirstOfArea;
    return !isDeepStrictEqual(outcome, outcomeOf(address, 'player'));
  });
}

const kindOf = (outcome: Outcome) => (typeof outcome === 'string' ? outcome : 'redirect');

/** The first folder of a path. */
const areaOf = (path: string) => path.split('/')[1];

const isSpecified = (path: string) =>
  routes.some(([, specified]) => specified.toLowerCase() === path.toLowerCase());

const isSameKind = (game: Game) => (other: Address) =>
  other.game?.kind === game.kind && other.game.isDemo === game.isDemo;

/** Signs in through the links of the page after signing out another player. */
async function signInAs(page: Page, audience: Member): Promise<void> {
  const banner = page.getByRole('banner');
  const account = banner.getByRole('button', { name: 'Account' });
  if (await account.isVisible()) {
    await account.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
  }
  await banner.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, emailAddresses[audience], demoPassword);
}
