import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import categories from '#content/catalogue/categories.json' with { type: 'json' };
import games from '#content/catalogue/games.json' with { type: 'json' };
import { listHtmlPaths } from '../../bin/public-paths';
import { openBrowser, openPage } from '../browser/open-browser';
import { synthesizeStage } from '../stack/synthesize-stage';
import { type BuiltSite, serveBuiltSite } from './built-site';
import { publicConfig } from './public-config';

const folder = join(import.meta.dirname, '../../web/dist');
const prerenderedPaths = ['/', ...categories.map(({ id }) => `/${id}`)];

describe('the built site, as CloudFront serves it', () => {
  let site: BuiltSite;
  let browser: Browser;
  beforeAll(async () => {
    execFileSync('npm', ['run', '--silent', 'build'], { env: { ...process.env, NODE_ENV: undefined } });
    const assembly = synthesizeStage('dev', { buildFolder: folder, prerenderedPaths: listHtmlPaths() });
    site = await serveBuiltSite(assembly.folder, publicConfig);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it.each(prerenderedPaths)('has %s as HTML that reads without a script', async (path) => {
    const html = await (await fetch(site.url + path)).text();

    expect(html).toContain('<h1');
    const cards = [...html.matchAll(/class="game-card-link" href="([^"]+)"/g)].map(([, address]) => address);
    expect(cards.toSorted()).toEqual(games.map((game) => game.launchPath).toSorted());
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toContain('property="og:title"');
  });

  it.each([
    ['/SLOTS', '<h1', 200],
    ['/slots/', '<h1', 200],
    ['/Login', 'id="root"', 200],
    ['/no/such/page', 'id="root"', 200],
    ['/openapi.json', '"openapi": "3.1.0"', 200],
    ['/manifest.webmanifest', '"name": "Jade Harbour"', 200],
    ['/sw.js', "addEventListener('fetch'", 200],
    ['/builds/latest.json', '"timestamp"', 200],
    ['/assets/gone-12345678.js', 'NoSuchKey', 404],
  ])('answers %s', async (path, content, status) => {
    const response = await fetch(site.url + path);

    expect([response.status, (await response.text()).includes(content)]).toEqual([status, true]);
  });

  it.each([
    ['/slots', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/config.json', 'no-store'],
    ['/builds/latest.json', 'no-store'],
  ])('says how long to keep %s', async (path, expected) => {
    expect((await fetch(site.url + path)).headers.get('cache-control')).toBe(expected);
  });

  it('lets browsers keep for ever what the pages are made of', async () => {
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(site.url)).text()) ?? [];

    const { headers } = await fetch(site.url + script);

    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('says of itself, on every page, what a device needs to keep it among its applications', async () => {
    for (const path of [...prerenderedPaths, '/Login', '/Account']) {
      const html = await (await fetch(site.url + path)).text();
      expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
      expect(html).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />');
    }
    const described = await fetch(`${site.url}/manifest.webmanifest`);
    expect(described.headers.get('content-type')).toBe('application/manifest+json');
    const { icons } = (await described.json()) as { icons: { src: string }[] };
    for (const { src } of icons)
      expect((await fetch(site.url + src)).headers.get('content-type')).toBe('image/png');

    const whole = await openBrowser({ whole: true });
    const { page, context, faults } = await openPage(whole);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const devTools = await context.newCDPSession(page);
    expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);
    // Every test's profile is one that keeps nothing.
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    expect(faults).toEqual([]);
    await whole.close();
  });

  it('is compressed on its way', async () => {
    const { headers } = await fetch(`${site.url}/slots`, { headers: { 'Accept-Encoding': 'gzip, br' } });

    expect(headers.get('content-encoding')).toBe('br');
  });

  it('has the outline of the store as HTML, which strangers do not see and nobody is told to look for', async () => {
    const html = await (await fetch(`${site.url}/RewardsStore`)).text();
    expect(html).toContain('<h1 class="page-title">Prize store</h1>');
    expect(html).not.toContain('id="hydration"');
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('RewardsStore');

    const { page, context } = await openPage(browser);
    // As long as nothing of the application has come.
    await page.route(/\/assets\/(react|site)-/, () => undefined);
    await page.goto(`${site.url}/RewardsStore`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    expect(await page.getByRole('heading', { name: 'Prize store' }).isVisible()).toBe(false);
    await context.close();
  });

  it.each(['/', '/static/Terms'])('shows %s before it asks for the code behind it', async (path) => {
    const { page, context } = await openPage(browser);
    await page.goto(site.url + path, { waitUntil: 'networkidle' });

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

  it.each(['site', 'home', 'react'])('loads itself anew where its %s code is gone, once', async (chunk) => {
    const { page, context } = await openPage(browser);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    // The code is asked for once the page stands.
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

  it('lays out what is far below once nothing else is to be done, and at once for who comes back to a place', async () => {
    const { page, context } = await openPage(browser, { width: 375, height: 812 });
    const atRest = () => page.locator('html:not([data-arrival])').waitFor();
    const places = () =>
      page.evaluate<{ height: number; parts: number; place: number }>(`({
        height: document.body.scrollHeight,
        parts: document.querySelectorAll('.below-fold').length,
        place: scrollY,
      })`);
    // As the page has been parsed, and nothing has been laid out by its own code.
    await page.addInitScript({
      content: `document.addEventListener('DOMContentLoaded', () => {
        globalThis.arrival = document.documentElement.dataset.arrival ?? 'anywhere';
      });`,
    });
    const arrival = () => page.evaluate('arrival');

    await page.goto(`${site.url}/static/Terms`);
    expect(await arrival()).toBe('top');
    await atRest();
    await page.evaluate('scrollTo(0, document.body.scrollHeight / 2)');
    const left = await places();
    expect(left.parts).toBeGreaterThan(5);

    await page.reload({ waitUntil: 'networkidle' });
    expect(await arrival()).toBe('anywhere');
    expect(await places()).toEqual(left);
    await context.close();
  });

  it('answers clicks once the browser took the HTML over', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(site.url, { waitUntil: 'networkidle' });

    await page.getByTitle('Light').click();

    await page.locator('html[data-theme="light"]').waitFor();
    await context.close();
  });

  it('does what was pressed, typed and chosen before its code had come', async () => {
    const { page, context, faults } = await openPage(browser);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/(react|site)-[\w-]{8}\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    const heart = page.locator('#games').getByRole('button', { name: 'Neon Tiger is a favourite' });
    await heart.click();
    await page.getByTitle('Light').click();
    await page.getByRole('searchbox', { name: 'Search games' }).pressSequentially('tiger');
    await page.getByLabel('Order').selectOption('Highest RTP');
    expect(await heart.getAttribute('aria-pressed')).toBe('false');

    release();
    await page.locator('html[data-theme="light"]').waitFor();
    await page.getByText(`1 of ${games.length} games`).waitFor();
    await page.waitForURL('**/?q=tiger&sort=rtp');

    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(['dark', 'light'])('takes Home over in the browser without a fault, %s', async (theme) => {
    const { page, context, faults } = await openPage(browser, { theme });

    await page.goto(site.url, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Slots', exact: true }).click();
    await page.waitForURL('**/slots');

    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('finds games as their names are typed, tells how many, and keeps the search in the address', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const cards = page.locator('#games').getByRole('article');

    await page.getByRole('searchbox', { name: 'Search games' }).pressSequentially('tiger');
    await page.getByText(`1 of ${games.length} games`).waitFor();
    expect(await cards.getByRole('heading').allTextContents()).toEqual(['Neon Tiger']);
    await page.waitForURL('**/?q=tiger');
    await page.getByLabel('Order').selectOption('Highest RTP');
    await page.waitForURL('**/?q=tiger&sort=rtp');

    await page.reload();
    await page.getByText(`1 of ${games.length} games`).waitFor();
    expect(await cards.getByRole('heading').allTextContents()).toEqual(['Neon Tiger']);
    await page.getByRole('searchbox', { name: 'Search games' }).fill('zebra');
    await page.getByText('Nothing called “zebra” is moored here.').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await cards.nth(games.length - 1).waitFor();
    await page.waitForURL('**/?sort=rtp');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps favourites on the device, and shows them on top at the next visit', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${site.url}/table`, { waitUntil: 'networkidle' });
    const heart = page.locator('#games').getByRole('button', { name: 'Roulette is a favourite' });

    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');

    await page.goto(site.url);
    const favourites = page.getByRole('region', { name: 'Your favourites' });
    await favourites.waitFor();
    expect(await favourites.getByRole('link').allTextContents()).toEqual(['Roulette']);
    expect(await page.getByRole('region', { name: 'Played lately' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows every visitor the same game of the day, which is another one tomorrow', async () => {
    const shown = [];
    for (const time of ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z']) {
      const { page, context } = await openPage(browser);
      await page.clock.setFixedTime(new Date(time));
      await page.goto(site.url);
      const panel = page.getByRole('article', { name: 'Game of the day' });
      shown.push(await panel.getByRole('link').getAttribute('href'));
      await context.close();
    }

    expect(shown[1]).toBe(shown[0]);
    expect(shown[2]).not.toBe(shown[0]);
    expect(games.map(({ launchPath }) => launchPath)).toContain(shown[0]);
  });

  it.each([
    ['/static/Privacy', '/static/Policy'],
    ['/FAQ?from=mail', '/static/FAQ'],
    ['/store', '/Login'],
  ])('leads on from %s, which has moved, to %s', async (from, to) => {
    const { page, context, faults } = await openPage(browser);

    await page.goto(site.url + from);
    await page.waitForURL(({ pathname }) => pathname === to);
    await page.locator('h1').waitFor();

    expect(await page.getByText('Page not found').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows the sign-in on a path that no file exists for, without a fault', async () => {
    const { page, context, faults } = await openPage(browser);

    await page.goto(`${site.url}/login`);
    await page.getByLabel('E-mail address').waitFor();

    expect(faults).toEqual([]);
    await context.close();
  });

  it('sends a stranger who asks for a game to the sign-in, and remembers where they were going', async () => {
    const { page, context } = await openPage(browser);

    await page.goto(`${site.url}/games/playhkslots`);
    await page.waitForURL('**/Login?**');

    expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/games\/playhkslots$/i);
    await context.close();
  });

  it('holds no address of a laptop and no code of the offline host', () => {
    const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));

    // Libraries name a bare localhost to parse addresses against, and Amplify's storage one that nothing here configures.
    const foreign = 'http://localhost:20005';
    const local = scripts.filter((file) =>
      /https?:\/\/(localhost|127\.0\.0\.1):\d|\/_local\//.test(
        readFileSync(join(folder, 'assets', file), 'utf8').replaceAll(foreign, ''),
      ),
    );

    expect(local).toEqual([]);
  });

  it('holds nothing of the page that shows developers every component', () => {
    const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));

    const withWorkshop = scripts.filter((file) =>
      /workshop-(stand|theme)/.test(readFileSync(join(folder, 'assets', file), 'utf8')),
    );

    expect(withWorkshop).toEqual([]);
  });
});

describe('the same build on a stage for members only', () => {
  let site: BuiltSite;
  let browser: Browser;
  beforeAll(async () => {
    const settings = { access: 'members-only' };
    const assembly = synthesizeStage('dev', { settings, buildFolder: folder, prerenderedPaths });
    site = await serveBuiltSite(assembly.folder, { ...publicConfig, ...settings });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it.each(prerenderedPaths)('has nothing but the shell for %s', async (path) => {
    const html = await (await fetch(site.url + path)).text();

    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toMatch(/<h1|id="hydration"|og:title/);
    const payload = await fetch(`${site.url}${path.replace(/\/$/, '')}/_payload.json`);
    expect(payload.status).toBe(404);
  });

  it.each(['/sitemap.xml', '/blog/rss.xml', '/index.html/../slots/_payload.json'])(
    'tells strangers nothing by %s',
    async (path) => {
      expect((await fetch(site.url + path)).status).toBe(404);
    },
  );

  it('leads strangers from every page to the sign-in, and remembers where they were going', async () => {
    const { page, context, faults } = await openPage(browser);
    const asked = [
      ...['/slots', '/static/Terms', '/blog', '/blog/post/how-fair-games-work', '/RewardsStore', '/Quests'],
      ...['/games/neon-tiger', '/AffiliateDashboard', '/Account', '/Dashboard', '/Coins'],
    ];

    for (const path of asked) {
      await page.goto(site.url + path);
      await page.getByLabel('E-mail address').waitFor();
      const { pathname, searchParams } = new URL(page.url());
      expect([pathname, searchParams.get('next')]).toEqual(['/Login', path]);
    }
    await page.goto(site.url);
    await page.waitForURL('**/Login');

    expect(faults).toEqual([]);
    await context.close();
  });

  it('lets strangers read the sign-in, and follow none of its links any further', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${site.url}/Login`);
    await page.getByLabel('E-mail address').waitFor();

    await page.getByRole('link', { name: 'Jade Harbour' }).first().click();

    await page.waitForURL('**/Login');
    expect(await page.getByLabel('E-mail address').count()).toBe(1);
    await context.close();
  });
});
