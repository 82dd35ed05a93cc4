import { expect, it } from 'vitest';
import { findAccessibilityViolations } from '../browser/accessibility-violations';
import { themes, waitUntilHydrated } from '../browser/open-browser';
import { itInFullRun } from '../full-run';
import { scale } from '../scale';
import { visitBuild } from './visit-build';

const site = visitBuild();

it.each(['/', '/static/Terms'])('renders %s before it requests the application code', async (path) => {
  const { page, context } = await site.open();
  await page.goto(site.url + path);
  await waitUntilHydrated(page);

  const files = await page.evaluate<{ name: string; from: number; to: number }[]>(
    `performance.getEntriesByType('resource').map((file) =>
      ({ name: file.name, from: file.startTime, to: file.responseEnd }))`,
  );
  const times = (of: RegExp, time: 'from' | 'to') =>
    files.filter(({ name }) => of.test(name)).map((file) => file[time]);
  const code = times(/\/assets\/(react|site)-[\w-]{8}\.js$/, 'from');
  const styles = times(/\.css$/, 'to');
  expect([code.length, styles.length]).toEqual([2, 2]);
  expect(Math.min(...code)).toBeGreaterThan(Math.max(...styles));
  await context.close();
});

itInFullRun.each(['site', 'home', 'react'])('reloads once when its %s code is missing', async (chunk) => {
  const { page, context } = await site.open();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  // The code is requested after the first render.
  await page.route(new RegExp(`/assets/${chunk}-[\\w-]{8}\\.js$`), (route) =>
    loads < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );

  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await page.getByTitle('Light').click();
  await page.locator('html[data-theme="light"]').waitFor();

  expect(loads).toBe(2);
  await context.close();
});

// At the gate scale one chunk suffices; `web/src/app/start-failure.test.ts` covers the others.
it.each(scale === 'full' ? ['entry', 'react', 'site'] : ['entry'])(
  'shows the error page when its %s code stays missing after one reload, and recovers once it is available',
  async (chunk) => {
    const { page, context } = await site.open();
    const [, entry = ''] =
      /src="(\/assets\/begin-[^"]+\.js)"/.exec(await (await fetch(`${site.url}/Login`)).text()) ?? [];
    const missing = chunk === 'entry' ? `**${entry}` : new RegExp(`/assets/${chunk}-[\\w-]{8}\\.js$`);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.route(missing, (route) => route.fulfill({ status: 404 }));

    await page.goto(`${site.url}/Login`);
    await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor();

    expect(await page.getByText('A network error has occurred.').count()).toBe(1);
    expect(await page.title()).toBe('Internal Server Error · Jade Harbour');
    expect(loads).toBe(2);
    await page.unroute(missing);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByLabel('Email address').waitFor();
    await context.close();
  },
);

it('keeps a prerendered page readable while its code is missing', async () => {
  const { page, context } = await site.open();
  await page.route(/\/assets\/site-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 404 }));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await page.goto(`${site.url}/static/FAQ`);
  await expect.poll(() => errors.length, { timeout: 10_000 }).toBeGreaterThan(0);

  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('FAQ');
  await page.unroute(/\/assets\/site-[\w-]{8}\.js$/);
  await page.getByRole('link', { name: 'Prize store' }).first().click();
  await page.getByLabel('Email address').waitFor();
  await context.close();
});

it('keeps the prerendered top of Home in place until its code is there', async () => {
  const { page, context } = await site.open();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/hero-[\w-]{8}\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript({
    content: `document.addEventListener('DOMContentLoaded', () => {
      const title = document.querySelector('#hero-title');
      globalThis.removed = [];
      new MutationObserver(() => title.isConnected || removed.push(title.textContent))
        .observe(document, { childList: true, subtree: true });
    });`,
  });
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  // The heart has its handler after hydration.
  const heart = page.locator('#games').getByRole('button', { name: 'Neon Tiger is a favorite' });
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(await page.evaluate('removed')).toEqual([]);

  const loaded = page.waitForResponse(/\/assets\/hero-[\w-]{8}\.js$/);
  release();
  await loaded;
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate('removed')).toEqual([]);
  await context.close();
});

itInFullRun(
  'lays out content below the fold when idle, or at once when the scroll position is restored',
  async () => {
    const { page, context } = await site.open({ width: 375, height: 812 });
    const hydrated = () => waitUntilHydrated(page);
    const places = () =>
      page.evaluate<{ height: number; parts: number; place: number }>(`({
      height: document.body.scrollHeight,
      parts: document.querySelectorAll('.below-fold').length,
      place: scrollY,
    })`);
    // Captured after parsing, before any layout by the application.
    await page.addInitScript({
      content: `document.addEventListener('DOMContentLoaded', () => {
      globalThis.arrival = document.documentElement.dataset.arrival ?? 'anywhere';
    });`,
    });
    const arrival = () => page.evaluate('arrival');

    await page.goto(`${site.url}/static/Terms`);
    expect(await arrival()).toBe('top');
    await hydrated();
    await page.evaluate('scrollTo(0, document.body.scrollHeight / 2)');
    const placesBefore = await places();
    expect(placesBefore.parts).toBeGreaterThan(5);

    await page.reload({ waitUntil: 'networkidle' });
    expect(await arrival()).toBe('anywhere');
    expect(await places()).toEqual(placesBefore);
    await context.close();
  },
);

itInFullRun('responds to clicks after hydration', async () => {
  const { page, context } = await site.open();
  await page.goto(site.url, { waitUntil: 'networkidle' });

  await page.getByTitle('Light').click();

  await page.locator('html[data-theme="light"]').waitFor();
  await context.close();
});

itInFullRun.each(themes)('hydrates Home without faults, %s', async (theme) => {
  const { page, context, faults } = await site.open({ theme });

  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Slots', exact: true }).click();
  await page.waitForURL('**/slots');

  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('works without storage and keeps the chosen theme for the visit', async () => {
  const { page, context } = await site.open();
  await page.addInitScript({
    content: `Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
    });`,
  });
  await page.goto(`${site.url}/static/FAQ`, { waitUntil: 'networkidle' });
  await page.locator('html[data-theme="dark"]').waitFor();

  await page.getByTitle('Light').click();

  await page.locator('html[data-theme="light"]').waitFor();
  expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('FAQ');
  await context.close();
});
