import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccessibilityViolations } from '../browser/accessibility-violations';
import { devices, openPage, type PageOptions, waitUntilHydrated } from '../browser/open-browser';
import { openBrowser } from '../browser/shared-browser';
import { itInFullRun } from '../full-run';
import { type BuiltSite, serveBuild } from './built-site';
import { buildFolder } from './deployed-build';
import { nextBuild, readBuild } from './next-build';

const build = readBuild(buildFolder);
const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

let browser: Browser;
let site: BuiltSite;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  site = await serveBuild();
  return () => site.close();
});

/** Publishes a later build; replaced files stay, or are swept. */
function deploy(buildId: string, { changed = [] as readonly string[], sweeps = false } = {}): void {
  site.change(nextBuild(build, { buildId, changed }));
  if (sweeps) site.change(Object.fromEntries(changed.map((key) => [key, null])));
}

/** Advances the clock by the hour after which a tab looks for a new build, and by further check intervals until it shows the notice. */
async function waitForNotice(page: Page): Promise<void> {
  await page.clock.fastForward(hourMs);
  const notice = page.getByText('A new version is available.');
  await expect
    .poll(async () => {
      await page.clock.fastForward(5 * minuteMs);
      return notice.count();
    })
    .toBe(1);
}

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');

interface Options extends PageOptions {
  /** Whether the test controls the page’s clock. React stalls occasionally with a fake clock. @default false */
  readonly movesClock?: boolean;
}

const waitForServiceWorker = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

/** Opens Home and records later document requests. */
async function openHome({ movesClock = false, ...options }: Options = {}) {
  const opened = await openPage(browser, { hasServiceWorker: true, ...options });
  const { page } = opened;
  const documents: string[] = [];
  if (movesClock) await page.clock.install();
  await page.goto(site.url, { waitUntil: 'networkidle' });
  // Registration follows the start of hydration, which `waitUntilHydrated` cannot see under a fake clock.
  await waitForServiceWorker(page);
  await waitUntilHydrated(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return { ...opened, documents };
}

const openLogin = (page: Page) =>
  page
    .getByRole('link', { name: /sign in/i })
    .first()
    .click();
const openSlots = (page: Page) => page.getByRole('link', { name: 'Slots', exact: true }).click();

describe('a tab of an older build', () => {
  itInFullRun('keeps its own files until it notices the new build', async () => {
    const { page, context, documents, faults } = await openHome();

    deploy('b0000002deadbeef', { changed: build.chunksOf('login') });
    await openLogin(page);
    await page.getByLabel('Email address').waitFor();

    expect(documents).toEqual([]);
    expect(await buildOf(page)).toBe(build.id);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('notices the new build within an hour, and loads the next page from it', async () => {
    const { page, context, documents } = await openHome({ movesClock: true });

    deploy('b0000002deadbeef', { changed: build.chunksOf('login') });
    await waitForNotice(page);
    expect(documents).toEqual([]);
    await openSlots(page);
    await page.locator('html[data-build="b0000002deadbeef"]').waitFor();
    await page.waitForURL('**/slots');

    expect(documents).toEqual(['/slots']);
    await context.close();
  });

  it('loads the new build on the same page by “Reload”', async () => {
    const { page, context, documents } = await openHome({ movesClock: true });
    await openSlots(page);
    await page.waitForURL('**/slots');
    expect(documents).toEqual([]);

    deploy('b0000002deadbeef');
    await waitForNotice(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('html[data-build="b0000002deadbeef"]').waitFor();

    expect(documents).toEqual(['/slots']);
    expect(await page.getByText('A new version is available.').count()).toBe(0);
    await context.close();
  });

  it('loads the requested page once from the new build when its code was removed', async () => {
    const { page, context, documents } = await openHome();

    deploy('b0000002deadbeef', { changed: build.chunksOf('login'), sweeps: true });
    await openLogin(page);
    await page.getByLabel('Email address').waitFor();

    expect(await buildOf(page)).toBe('b0000002deadbeef');
    expect(documents).toEqual(['/Login']);
    await context.close();
  });

  itInFullRun('reloads once and then shows an error when the new build lacks the code as well', async () => {
    const { page, context, documents } = await openHome();

    site.change(Object.fromEntries(build.chunksOf('login').map((key) => [key, null])));
    await openLogin(page);
    await page.getByRole('link', { name: 'Try again' }).waitFor();

    expect(documents).toEqual(['/Login']);
    await context.close();
  });
});

describe('without a connection', () => {
  const heading = { name: 'You are offline' };

  it.each(devices)(
    'a page shows an offline message under its own address, $device',
    async ({ width, height, theme }) => {
      const { page, context, faults } = await openHome({ width, height, theme });
      await context.setOffline(true);

      await page.goto(`${site.url}/slots?sort=rtp`);

      await page.getByRole('heading', heading).waitFor();
      expect(new URL(page.url()).search).toBe('?sort=rtp');
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
      await context.close();
    },
  );

  itInFullRun('the page loads automatically once the connection is back', async () => {
    const { page, context } = await openHome();
    await context.setOffline(true);
    await page.goto(`${site.url}/slots`);
    await page.getByRole('heading', heading).waitFor();

    await context.setOffline(false);

    await page.locator('#games').getByRole('article').first().waitFor();
    expect(await buildOf(page)).toBe(build.id);
    await context.close();
  });

  itInFullRun('an open page shows that the connection is lost and restored', async () => {
    const { page, context } = await openHome();

    await context.setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await context.setOffline(false);
    await page.getByText('You are back online.').waitFor();

    expect(await page.getByText('You are offline.').count()).toBe(0);
    await context.close();
  });

  it('the service worker handles only pages, caches nothing and is replaced by a new build', async () => {
    const { page, context } = await openHome();
    const byWorker: string[] = [];
    page.on('response', (response) => {
      if (response.fromServiceWorker()) byWorker.push(new URL(response.url()).pathname);
    });
    await page.goto(`${site.url}/slots`, { waitUntil: 'networkidle' });
    expect(byWorker).toEqual(['/slots']);
    expect(await page.evaluate('caches.keys()')).toEqual([]);

    deploy('b0000002deadbeef');
    await page.goto(`${site.url}/quests`, { waitUntil: 'networkidle' });
    await page.evaluate(
      'navigator.serviceWorker.ready.then((worker) => worker.update()).then(() => undefined)',
    );
    await context.setOffline(true);

    await expect
      .poll(async () => {
        await page.goto(`${site.url}/slots`);
        return buildOf(page);
      })
      .toBe('b0000002deadbeef');
    await page.getByRole('heading', heading).waitFor();
    await context.close();
  });
});
