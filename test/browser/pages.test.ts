import { readdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { devices, openPage, waitUntilHydrated } from './open-browser';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';

const posts = readdirSync('content/blog').filter((file) => file.endsWith('.md'));

/** Distance of an element’s top from the top of the window. */
const topOf = (page: Page, selector: string) =>
  page.evaluate<number>(`document.querySelector('${selector}').getBoundingClientRect().top`);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(devices)('public pages on a $device', ({ width, height, theme }) => {
  it('open the terms from the footer of Home and jump to a section', async () => {
    const { page, context, faults } = await openPage(browser, { width, height, theme });
    await page.goto(siteUrl);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
    await page.getByRole('heading', { name: 'Terms of service', level: 1 }).waitFor();
    if (width < 768) await page.getByText('On this page').first().click();
    await page.getByRole('link', { name: 'Who may play' }).first().click();

    await page.waitForURL('**/static/Terms#who-may-play');
    await expect.poll(() => topOf(page, '#who-may-play')).toBeLessThan(height / 3);
    expect(await topOf(page, '#who-may-play')).toBeGreaterThan(0);
    await expect.poll(() => page.title()).toBe('Terms of service · Jade Harbour');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await scrollsHorizontally(page)).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('filter posts by a tag and offer further posts', async () => {
    const { page, context, faults } = await openPage(browser, { width, height, theme });
    await page.goto(`${siteUrl}/blog`);
    expect(await page.getByRole('article').count()).toBe(posts.length);

    await page.getByRole('link', { name: 'Prize store', exact: true }).last().click();
    await page.waitForURL('**/blog/store');
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    await page.getByRole('link', { name: 'Why your prize has a date on it' }).click();
    await page.waitForURL('**/blog/post/why-your-prize-has-a-date');
    await page.getByRole('heading', { name: 'Why your prize has a date on it', level: 1 }).waitFor();

    const next = page.getByRole('region', { name: 'Read next' }).getByRole('article');
    expect(await next.count()).toBe(3);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await scrollsHorizontally(page)).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});

itInFullRun.each([
  ['/static/terms', 'Terms of service'],
  ['/STATIC/HOWTOPLAY', 'How to play'],
  ['/Blog/Fair-Games', 'Fair games'],
  ['/blog/post/How-A-Spin-Is-Drawn', 'How a spin is drawn, from secret to reels'],
])('%s opens its page in any letter case', async (path, title) => {
  const { page, context, faults } = await openPage(browser);

  await page.goto(siteUrl + path);
  await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();

  expect(faults).toEqual([]);
  await context.close();
});

itInFullRun.each([
  ['/static/NoSuchPage', 'Page not found'],
  ['/blog/no-such-tag', 'Page Not Found'],
  ['/blog/post/no-such-post', 'Page Not Found'],
  ['/blog/post', 'Page Not Found'],
])('%s shows that the page does not exist', async (path, text) => {
  const { page, context } = await openPage(browser);

  await page.goto(siteUrl + path);
  await page.getByText(`${text}: ${path}`, { exact: true }).waitFor();

  await context.close();
});

itInFullRun('prerendered pages hydrate without visible layout shift or a new render', async () => {
  const { page, context, faults } = await openPage(browser);
  // A new render by React would replace this element.
  await page.addInitScript({
    content: `addEventListener('DOMContentLoaded', () => { window.firstHeading = document.querySelector('h1'); });
      window.moved = 0;
      new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.moved += value; })
        .observe({ type: 'layout-shift', buffered: true });`,
  });

  for (const path of [
    '/static/FAQ',
    '/static/Fairness',
    '/static/ResponsibleGaming',
    '/static/Support',
    '/blog',
    '/blog/post/limits-that-hold',
  ]) {
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    expect(await page.evaluate("window.firstHeading === document.querySelector('h1')"), path).toBe(true);
    expect(await page.evaluate('window.moved'), path).toBeLessThanOrEqual(0.02);
  }

  expect(faults).toEqual([]);
  await context.close();
});

it('a theme change applies to the whole page at once, with motion and without', async () => {
  const { page, context, faults } = await openPage(browser, { theme: 'dark' });
  await page.goto(`${siteUrl}/static/FAQ`);
  await waitUntilHydrated(page);
  // Computed colors of the page and of a nested element before the next render.
  const colors = "['html', 'h1'].map((part) => getComputedStyle(document.querySelector(part)).color)";
  const choose = (theme: string) =>
    page.evaluate<string[]>(
      `document.querySelector(".theme-choice[title='${theme}'] input").click(); ${colors};`,
    );

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    const dark = await choose('Dark');
    const light = await choose('Light');

    expect(light[0], reducedMotion).not.toBe(dark[0]);
    expect([dark[1], light[1]], reducedMotion).toEqual([dark[0], light[0]]);
  }
  expect(faults).toEqual([]);
  await context.close();
});

itInFullRun('in the light theme, header and footer are navy, and a menu of the header is light', async () => {
  const { page, context } = await openNewPlayer(browser, siteUrl, 'daylight@jade.test');
  await page.goto(`${siteUrl}/static/FAQ`);
  await page.evaluate("document.documentElement.dataset.theme = 'light'");

  await page.getByRole('button', { name: 'Account' }).click();

  await page.getByRole('dialog', { name: 'Account' }).waitFor();
  const grounds = await page.evaluate<string[]>(
    "['.site-header', '.site-footer', ':popover-open'].map((part) => getComputedStyle(document.querySelector(part)).backgroundColor)",
  );
  expect(grounds).toEqual(['rgb(20, 31, 69)', 'rgb(20, 31, 69)', 'rgb(255, 255, 255)']);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await context.close();
});

it('a printed page contains only its text', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(`${siteUrl}/static/RewardsTerms`);

  await page.emulateMedia({ media: 'print' });

  expect(await page.getByRole('heading', { name: 'Prize store terms', level: 1 }).isVisible()).toBe(true);
  for (const part of ['banner', 'contentinfo', 'navigation'] as const)
    for (const each of await page.getByRole(part).all()) expect(await each.isVisible()).toBe(false);
  await context.close();
});

itInFullRun('a guest verifies an exported round, and a changed payout is detected', async () => {
  const player = await openNewPlayer(browser, siteUrl, 'verifier@jade.test');
  const round = { coin: 'gold', stake: 100 };
  const posts = (path: string, body: object) => callApi(player.page, siteUrl, 'POST', path, body);
  await posts('/games/neon-tiger/rounds', round);
  await posts('/fairness/rotate', { clientSeed: 'another-seed' });
  const { items } = await callApi<{ items: object[] }>(player.page, siteUrl, 'GET', '/wallet/transactions');
  await player.context.close();
  const exported = JSON.stringify({ exportedAt: '', filters: {}, transactions: items });
  const { page, context, faults } = await openPage(browser);
  await page.goto(`${siteUrl}/static/Fairness`, { waitUntil: 'networkidle' });
  const take = (text: string) =>
    page.getByLabel('Exported file').setInputFiles({
      name: 'history.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  const again = page.getByRole('button', { name: 'Verify now' });

  await take(exported);
  await again.click();
  await page.getByText('All checks passed. This round was fair.').waitFor();

  // A payout raised by one coin is detected.
  await page.reload({ waitUntil: 'networkidle' });
  await take(exported.replace(/"payout":(\d+)/, (_, payout: string) => `"payout":${Number(payout) + 1}`));
  await again.click();
  await page.getByText('A check failed.', { exact: false }).waitFor();

  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
