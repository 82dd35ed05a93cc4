import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInFullRun } from '../full-run';
import { openPage, type WatchedPage } from './open-browser';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openShopper } from './shopper';
import { openNewPlayer, openSignedIn } from './signed-in';
import { home, type Layout, readLayout, type Route, routes, documentTitle } from './specified-routes';
import { goTo } from './visitor';

// Section 2 of the specification for four audiences: access, layout and title of each route. Unit tests check the same rules in every
// letter case (`web/src/app/routes.test.ts`), and the crawl checks them against the sources. This test checks the built site.

const people = ['visitor', 'player', 'affiliate', 'admin'] as const;
type Person = (typeof people)[number];

/** Expected page at a route: the page itself or the redirect target. */
function expectedPage(
  [, , audience, layout, title]: Route,
  person: Person,
): { title: string; layout: Layout } {
  const page = { title, layout };
  const signIn = { title: 'Welcome back', layout: 'default' } as const;
  if (audience === 'everybody') return page;
  if (audience === 'guests') return person === 'visitor' ? page : { title: home, layout: 'default' };
  if (person === 'visitor') return signIn;
  if (audience === 'admins' && person !== 'admin') return { title: 'Page Not Found', layout: 'default' };
  return page;
}

describeInFullRun('a route of the specification', () => {
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
    for (const person of people) pages.set(person, (await open[person]()).page);
    // Home renders before its code has loaded and could not navigate yet; this path is rendered only by the application.
    for (const page of pages.values()) {
      await page.goto(`${siteUrl}/nowhere`);
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    }
  });
  afterAll(() => browser.close());

  it.each(routes)(
    `%s at %s has the specified access, layout and title for ${people.join(', ')}`,
    async (...route) => {
      await Promise.all(
        people.map(async (person) => {
          const page = pages.get(person)!;
          await goTo(page, route[1]);
          await expectPage(page, expectedPage(route, person));
        }),
      );
    },
  );

  it('Checkout at /shop/Checkout opens with a filled cart and enough coins', async () => {
    const { page } = await openShopper(browser, siteUrl, { email: 'routes@jade.test', sweeps: 2_000 });
    await callApi(page, siteUrl, 'PUT', '/cart/lines/gold-coins-100k', { quantity: 1 });

    await page.goto(`${siteUrl}/shop/Checkout`);

    await expectPage(page, { title: 'Checkout', layout: 'default' });
  });
});

async function expectPage(page: Page, { title, layout }: { title: string; layout: Layout }): Promise<void> {
  // Four pages share the processor, some of them with a game in progress.
  await expect.poll(() => page.title(), { timeout: 30_000 }).toBe(documentTitle(title));
  expect(await page.evaluate(readLayout)).toBe(layout);
}
