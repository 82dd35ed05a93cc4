import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { listAddresses, outcomeOf, readRouteTable, type Address, type RouteTable } from './crawl-addresses';
import { type Audience, audiences, makeThings, openPages, type Things } from './crawl-people';
import { type ExpectedAnswer, openCrawler } from './crawler';
import { npmStart, type Started } from './npm-start';
import type { WatchedPage } from './open-browser';
import { cloneFolder } from './product';
import { openBrowser } from './shared-browser';
import { demoPassword, signIn } from './visitor';

/** What the API refuses to players without a cart, an order and a purchase of their own. */
const refusedToOthers: readonly ExpectedAnswer[] = [
  {
    ...{ at: '/shop/Checkout', request: 'POST /checkout/reservation', status: 409 },
    because: 'Nothing is in the cart, which is shown instead.',
  },
  {
    ...{ at: '/Account/orders/:id', request: 'GET /orders/…', status: 404 },
    because: 'The order is of another player.',
  },
  {
    ...{ at: '/Coins/checkout/:id', request: 'GET /coins/sandbox/…', status: 404 },
    because: 'The purchase is of another player.',
  },
];

/** Answers that pages are made for. Any other of status 400 or above is a failure, as one of these is that does not come. */
const expectedAnswers: Record<Audience, readonly ExpectedAnswer[]> = {
  guest: [],
  player: [],
  affiliate: refusedToOthers,
  admin: refusedToOthers,
};

const home: Address = { path: '/', route: '/:category?' };

describe('the site as `npm start` serves it, from its sources', () => {
  let started: Started;
  let browser: Browser;
  let pages: Record<Audience, WatchedPage>;
  let things: Things;
  beforeAll(async () => {
    [started, browser] = await Promise.all([npmStart(cloneFolder, ['--memory']), openBrowser()]);
    pages = await openPages(browser, started.siteUrl);
    things = await makeThings(browser, started.siteUrl, pages);
  });
  afterAll(async () => {
    await browser.close();
    await started.stop();
  });

  it.concurrent.for(audiences)(
    'opens every page and game of this audience and no other, without a fault: %s',
    { timeout: 300_000 },
    async (audience, { expect }) => {
      const watched = pages[audience];
      const { siteUrl } = started;
      const crawler = openCrawler(watched, siteUrl, expectedAnswers[audience]);
      await crawler.visit(home, 'opens');
      if (audience === 'player') await signInFromHome(watched);
      const table = await watched.page.evaluate<RouteTable>(readRouteTable);
      const { addresses, unvisited } = listAddresses(table, things);

      for (const address of addressesFor(audience, addresses)) {
        // Games that move draw with other code than still ones: players see them move in their demo.
        const moves = audience === 'player' && address.game?.isDemo === true;
        await watched.page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
        await crawler.visit(address, outcomeOf(address, audience));
      }

      expect(unvisited, 'routes without an address').toEqual([]);
      expect(crawler.problems).toEqual([]);
      expect(crawler.unmet(), 'expected answers that did not come').toEqual([]);
    },
  );
});

/**
 * Guests visit every page of text, and players every game. One address of each route is enough for the others, for whom these are the
 * same.
 */
function addressesFor(audience: Audience, addresses: readonly Address[]): readonly Address[] {
  return addresses.filter(
    ({ route, game }, index) =>
      (audience === 'guest' && !game) ||
      (audience === 'player' && game) ||
      addresses.findIndex((each) => each.route === route) === index,
  );
}

async function signInFromHome({ page }: WatchedPage): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'player@jade.test', demoPassword);
}
