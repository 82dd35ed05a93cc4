import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInFullRun } from '../full-run';
import { ask } from './as-player';
import { openPage, type WatchedPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openShopper } from './shopper';
import { openNewPlayer, openSignedIn } from './signed-in';
import { home, type Layout, layoutShown, type Route, routes, wholeTitle } from './specified-routes';
import { goTo } from './visitor';

// Section 2 of the specification as four people meet it: whom a route opens to, in which layout, under which title. Unit tests hold the same
// rules in every letter case (`web/src/app/routes.test.ts`), and the crawl holds titles, layouts and whom a route opens to against the sources.
// Here the built site says so itself.

const people = ['visitor', 'player', 'affiliate', 'admin'] as const;
type Person = (typeof people)[number];

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
    // Home stands before its code has come, and would not follow yet; this is an address that only the application answers.
    for (const page of pages.values()) {
      await page.goto(`${siteUrl}/nowhere`);
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    }
  });
  afterAll(() => browser.close());

  it.each(routes)(`%s at %s is what it should be for ${people.join(', ')}`, async (...route) => {
    await Promise.all(
      people.map(async (person) => {
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
});

async function finds(page: Page, { title, layout }: { title: string; layout: Layout }): Promise<void> {
  // Four pages share the processor, some of them with a game that was just begun or left.
  await expect.poll(() => page.title(), { timeout: 30_000 }).toBe(wholeTitle(title));
  expect(await page.evaluate(layoutShown)).toBe(layout);
}
