import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { loseCheckoutResponses, openShopper } from './shopper';
import { fillAddress } from './visitor';

describe('checkout', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun(
    'leads to the placed order when its response was lost and the address was corrected, and charges once',
    async () => {
      const { page, context } = await openShopper(browser, siteUrl, {
        email: 'lost-answer@jade.test',
        sweeps: 9_000,
      });
      await callApi(page, siteUrl, 'PUT', '/cart/lines/harbour-cap', { quantity: 1 });
      await page.goto(`${siteUrl}/shop/Checkout`);
      await fillAddress(page, { line1: '12 Pier Raod' });
      await page.getByRole('checkbox', { name: /^I have read/ }).check();
      const restore = await loseCheckoutResponses(page);
      const redeem = page.getByRole('button', { name: /^Redeem/ });
      await redeem.click();
      await page.getByText('A network error has occurred.').waitFor();

      await restore();
      await page.getByLabel('Street address').fill('12 Pier Road');
      await redeem.click();
      await page.getByText('Your order was already placed the first time').waitFor();

      await page.getByRole('heading', { name: 'Order placed' }).waitFor();
      await page.getByText('12 Pier Raod').first().waitFor();
      const { items } = await callApi<{ items: object[] }>(page, siteUrl, 'GET', '/orders?limit=5');
      expect(items).toHaveLength(1);
      await context.close();
    },
  );

  itInFullRun('counts down by the server clock when the device clock is wrong', async () => {
    const { page, context, faults } = await openShopper(browser, siteUrl, {
      email: 'fast-clock@jade.test',
      sweeps: 2_500,
    });
    await callApi(page, siteUrl, 'PUT', '/cart/lines/harbour-cap', { quantity: 1 });
    await page.addInitScript({
      content: 'const realNow = Date.now; Date.now = () => realNow() + 11 * 60_000;',
    });
    await page.goto(`${siteUrl}/shop/Checkout`);

    await page.getByText(/^Reserved for (9:[3-5]\d|10:00)$/).waitFor();
    expect(await page.getByRole('button', { name: /^Redeem/ }).isEnabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Reserve again' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
