import { expect, it } from 'vitest';
import { listPublicPaths } from '../../bin/public-paths';
import { scale } from '../scale';
import { visitBuild } from './visit-build';

const site = visitBuild({ access: 'members-only' });

it.each(listPublicPaths())('serves only the application shell for %s', async (path) => {
  const html = await (await fetch(site.url + path)).text();

  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toMatch(/<h1|id="hydration"|og:title/);
  const payload = await fetch(`${site.url}${path.replace(/\/$/, '')}/_payload.json`);
  expect(payload.status).toBe(404);
});

it.each(['/sitemap.xml', '/blog/rss.xml', '/index.html/../slots/_payload.json'])(
  'answers 404 for %s',
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404);
  },
);

it('redirects guests from every page to the sign-in and keeps the destination', async () => {
  const { page, context, faults } = await site.open();
  const requested = [
    '/blog/post/how-fair-games-work',
    '/games/neon-tiger',
    '/Dashboard',
    // `web/src/lib/session/entry.test.ts` covers every kind of page.
    ...(scale === 'full'
      ? [
          '/slots',
          '/static/Terms',
          '/blog',
          '/RewardsStore',
          '/Quests',
          '/AffiliateDashboard',
          '/Account',
          '/Coins',
        ]
      : []),
  ];

  for (const path of requested) {
    await page.goto(site.url + path);
    await page.getByLabel('Email address').waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('next')]).toEqual(['/Login', path]);
  }
  await page.goto(site.url);
  await page.waitForURL('**/Login');

  expect(faults).toEqual([]);
  await context.close();
});

it('shows guests the sign-in, whose links lead back to it', async () => {
  const { page, context } = await site.open();
  await page.goto(`${site.url}/Login`);
  await page.getByLabel('Email address').waitFor();

  await page.getByRole('link', { name: 'Jade Harbour' }).first().click();

  await page.waitForURL('**/Login');
  expect(await page.getByLabel('Email address').count()).toBe(1);
  await context.close();
});
