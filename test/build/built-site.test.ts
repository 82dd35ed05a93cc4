import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import categories from '#content/catalog/categories.json' with { type: 'json' };
import games from '#content/catalog/games.json' with { type: 'json' };
import { listSiteFiles } from '../../lib/constructs/site-paths';
import { coinsPath } from '../../web/src/lib/games/coins-path';
import { launchBrowser, openPage, type WatchedPage } from '../browser/open-browser';
import { buildFolder } from './deployed-build';
import { visitBuild } from './visit-build';

const lobbyPaths = ['/', ...categories.map(({ id }) => `/${id}`)];

describe('the built site behind CloudFront', () => {
  const site = visitBuild();

  it.each(lobbyPaths)('serves %s as complete HTML without scripts', async (path) => {
    const html = await (await fetch(site.url + path)).text();

    expect(html).toContain('<h1');
    const cards = [...html.matchAll(/class="game-card-link[^"]*" href="([^"]+)"/g)].map(
      ([, address]) => address,
    );
    expect(cards.toSorted()).toEqual(games.map(coinsPath).toSorted());
    expect(html.split('<dt>RTP</dt>')).toHaveLength(games.length + 1);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toContain('property="og:title"');
  });

  it('shows the originals on Home in a row of their own', async () => {
    const html = await (await fetch(`${site.url}/`)).text();

    const row = [...html.matchAll(/class="game-row-link[^"]*" href="([^"]+)"/g)].map(
      ([, address]) => address,
    );
    expect(row).toEqual(games.filter((game) => game.categories.includes('originals')).map(coinsPath));
  });

  it.each([
    ['/SLOTS', '<h1', 200],
    ['/slots/', '<h1', 200],
    ['/Login', 'id="root"', 200],
    ['/login/return', 'id="root"', 200],
    ['/RewardsStore/mug.v2', 'id="root"', 200],
    ['/games/scratch/LUCKY-TICKET', 'id="root"', 200],
    ['/privacy', 'id="root"', 200],
    ['/no/such/page', 'id="root"', 404],
    ['/foo.bar', 'id="root"', 404],
    ['/games/hk-slots/none.svg', 'NoSuchKey', 404],
    ['/robots.txt', 'Disallow: /Account', 200],
    ['/sitemap.xml', '<urlset', 200],
    ['/blog/rss.xml', '<rss', 200],
    ['/openapi.json', '"openapi": "3.1.0"', 200],
    ['/manifest.webmanifest', '"name": "Jade Harbour"', 200],
    ['/sw.js', "addEventListener('fetch'", 200],
    ['/builds/latest.json', '"id"', 200],
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
  ])('sets the cache lifetime of %s', async (path, expected) => {
    expect((await fetch(site.url + path)).headers.get('cache-control')).toBe(expected);
  });

  it('makes hashed assets immutable for a year', async () => {
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(site.url)).text()) ?? [];

    const { headers } = await fetch(site.url + script);

    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is installable and links its manifest and icons on every page', async () => {
    for (const path of [...lobbyPaths, '/Login', '/Account']) {
      const html = await (await fetch(site.url + path)).text();
      expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
      expect(html).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />');
    }
    const described = await fetch(`${site.url}/manifest.webmanifest`);
    expect(described.headers.get('content-type')).toBe('application/manifest+json');
    const { icons } = (await described.json()) as { icons: { src: string }[] };
    for (const { src } of icons)
      expect((await fetch(site.url + src)).headers.get('content-type')).toBe('image/png');

    const fullBrowser = await launchBrowser({ fullBrowser: true });
    const { page, context, faults } = await openPage(fullBrowser);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const devTools = await context.newCDPSession(page);
    expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);
    // Test profiles are incognito.
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    expect(faults).toEqual([]);
    await fullBrowser.close();
  });

  it('compresses responses', async () => {
    const { headers } = await fetch(`${site.url}/slots`, { headers: { 'Accept-Encoding': 'gzip, br' } });

    expect(headers.get('content-encoding')).toBe('br');
  });

  it('prerenders the store with its outline for players and the sign-in for guests, and keeps it out of the site map', async () => {
    const html = await (await fetch(`${site.url}/RewardsStore`)).text();
    expect(html.match(/<h1[ >].*?<\/h1>/g)).toEqual(['<h1 class="page-title">Prize store</h1>']);
    expect(html).not.toContain('id="hydration"');
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('RewardsStore');

    const { page, context } = await site.open();
    // Blocks the application code.
    await page.route(/\/assets\/(react|site)-/, () => undefined);
    await page.goto(`${site.url}/RewardsStore`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Prize store' }).isVisible()).toBe(false);
    await context.close();
  });

  it('serves every file of the build, and lists no other file', async () => {
    const built = readdirSync(buildFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(buildFolder.length + 1));
    // Pages are requested by path, and frame documents have their own behaviors.
    const files = built.filter((file) => !/(\.html|_payload\.json)$|^(frame-games|unity-frame)\//.test(file));
    const { folders, files: named } = listSiteFiles();

    const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));
    expect(files.filter((file) => !folderOf(file)).toSorted()).toEqual(
      named.filter((file) => file !== 'config.json').toSorted(),
    );
    expect([...new Set(files.map(folderOf).filter((folder) => folder !== undefined))].toSorted()).toEqual(
      folders,
    );
    const headers = { 'Accept-Encoding': 'identity' };
    const answers = files.map(async (file) => {
      const response = await fetch(`${site.url}/${file}`, { method: 'HEAD', headers });
      return [file, response.status, Number(response.headers.get('content-length'))];
    });
    expect(await Promise.all(answers)).toEqual(
      files.map((file) => [file, 200, statSync(join(buildFolder, file)).size]),
    );
  });

  describe('for a guest', () => {
    // A new profile loads and compiles all code again, which takes longer than a visit.
    let guest: WatchedPage;
    beforeAll(async () => {
      guest = await site.open();
    });
    afterAll(() => guest.context.close());

    it.each(['/no/such/page', '/foo.bar'])('shows a not-found page for %s', async (path) => {
      const { page, faults } = guest;

      await page.goto(`${site.url}${path}?from=mail`);
      await page.getByText(`Page not found: ${path}?from=mail`).waitFor();

      // The browser logs every 404.
      expect(faults.splice(0).filter((fault) => !fault.includes('status of 404'))).toEqual([]);
    });

    it.each([
      ['/static/Privacy', '/static/Policy'],
      ['/FAQ?from=mail', '/static/FAQ'],
      ['/store', '/Login'],
    ])('redirects %s to %s', async (from, to) => {
      const { page, faults } = guest;

      await page.goto(site.url + from);
      await page.waitForURL(({ pathname }) => pathname === to);
      await page.locator('h1').waitFor();

      expect(await page.getByText('Page not found').count()).toBe(0);
      expect(faults.splice(0)).toEqual([]);
    });

    it('shows the sign-in on a path without a file', async () => {
      const { page, faults } = guest;

      await page.goto(`${site.url}/login`);
      await page.getByLabel('Email address').waitFor();

      expect(faults.splice(0)).toEqual([]);
    });

    it('redirects to the sign-in from a game and keeps the destination', async () => {
      const { page } = guest;

      await page.goto(`${site.url}/games/playhkslots`);
      await page.waitForURL('**/Login?**');

      expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/games\/playhkslots$/i);
    });
  });
});

describe('the code of the built site', () => {
  const assets = join(buildFolder, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));

  it('contains no local address and no code of the offline host', () => {
    // Libraries parse URLs against a bare localhost, and Amplify’s storage contains one unused address.
    const foreign = 'http://localhost:20005';
    const local = scripts.filter((file) =>
      /https?:\/\/(localhost|127\.0\.0\.1):\d|\/_local\//.test(
        readFileSync(join(assets, file), 'utf8').replaceAll(foreign, ''),
      ),
    );

    expect(local).toEqual([]);
  });

  it('contains no code of the component workshop', () => {
    const withWorkshop = scripts.filter((file) =>
      /workshop-(stand|theme)/.test(readFileSync(join(assets, file), 'utf8')),
    );

    expect(withWorkshop).toEqual([]);
  });
});
