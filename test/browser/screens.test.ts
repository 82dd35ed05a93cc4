import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from './open-browser';
import { signIn } from './visitor';

const siteUrl = inject('siteUrl');
const themes = ['dark', 'light'];
const widths = [375, 1440];
const cases = [
  ...themes.flatMap((theme) => widths.map((width) => ({ theme, width }))),
  // The width that WCAG's reflow asks for, which is also 1280 px at 400 % zoom.
  { theme: 'dark', width: 320 },
];

describe('every screen', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(cases)('can be read and used by everybody, $theme at $width px', async ({ theme, width }) => {
    const { page, context, faults } = await openPage(browser, { theme, width, reducedMotion: true });
    const findings: string[] = [];
    const look = async (name: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      findings.push(...violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html}`));
      const scrolls = await page.evaluate(
        'document.documentElement.scrollWidth > document.documentElement.clientWidth',
      );
      if (scrolls) findings.push(`${name}: scrolls sideways`);
    };

    await page.goto(siteUrl);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('Home');
    await page.goto(`${siteUrl}/Login?step=sign-up`);
    await page.getByRole('checkbox').waitFor();
    await look('sign-up');
    await page.goto(`${siteUrl}/Login`);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await look('sign-in');
    await page.goto(`${siteUrl}/no/such/page`);
    await page.getByText('Page not found: /no/such/page').waitFor();
    await look('not found');
    await page.goto(`${siteUrl}/Login?next=/games/PlayHKSlots`);
    await signIn(page, 'player@jade.test', 'Jade-Harbour-1');
    await page.getByRole('button', { name: /^Spin/ }).waitFor();
    await look('HK Slots');
    await page.getByRole('button', { name: 'Pay table, rules and odds' }).click();
    await page.getByRole('dialog').first().waitFor();
    await look('pay table');
    await page.goto(`${siteUrl}/RewardsStore`);
    await page.getByRole('link', { name: /Jade Mug/ }).waitFor();
    await look('prize store');
    await page.goto(`${siteUrl}/RewardsStore?product=jade-mug`);
    await page.getByRole('dialog').first().waitFor();
    await look('a prize');
    await page.goto(`${siteUrl}/shop/Cart`);
    await page.getByRole('heading', { name: 'Your cart' }).waitFor();
    await look('cart');
    await page.goto(`${siteUrl}/Account/orders`);
    await page.getByRole('heading', { name: 'Your orders' }).waitFor();
    await look('orders');

    expect(findings).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    ['/no/such/page', 'Page not found: /no/such/page'],
    ['/nothing-like-a-category', 'Page not found: /nothing-like-a-category'],
  ])('that does not exist says so: %s', async (path, words) => {
    const { page, context } = await openPage(browser);

    await page.goto(siteUrl + path);
    await page.getByText(words).waitFor();

    // The head follows the page a moment later.
    await expect.poll(() => page.title()).toMatch(/not found/i);
    await context.close();
  });
});
