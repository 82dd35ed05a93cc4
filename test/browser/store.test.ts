import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from './open-browser';
import { signIn } from './visitor';

const siteUrl = inject('siteUrl');
const secret = 'Jade-Harbour-1';
const prize = 'Jade Mug';

describe('the prize store', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('lets a player redeem what they won, while an admin sees the stock fall', async () => {
    const admin = await openPage(browser);
    await admin.page.goto(`${siteUrl}/Login?next=/Dashboard`);
    await signIn(admin.page, 'admin@jade.test', secret);
    const row = admin.page.getByRole('row').filter({ hasText: prize });
    await admin.page.getByText('Live', { exact: true }).waitFor();
    const stock = await stockIn(row.first());

    const player = await openPage(browser);
    const { page } = player;
    await page.goto(`${siteUrl}/Login?next=/RewardsStore`);
    await signIn(page, 'player@jade.test', secret);
    await page.getByLabel('Search prizes').fill('mug');
    await page.getByRole('button', { name: `Add ${prize} to your cart` }).click();
    await page.getByText(`${prize} is in your cart.`).waitFor();
    await page.getByRole('link', { name: /^Cart/ }).click();
    const held = page.waitForResponse(
      (response) =>
        response.url().endsWith('/checkout/reservation') &&
        response.request().method() === 'POST' &&
        response.ok(),
    );
    await page.getByRole('link', { name: 'Check out' }).click();
    await held;

    // What is held can no longer be ordered by anybody else, and everybody sees it.
    const heldAt = Date.now();
    await expect.poll(() => stockIn(row.first()), { timeout: 2_000, interval: 50 }).toBe(stock - 1);
    expect(Date.now() - heldAt).toBeLessThanOrEqual(2_000);

    await page.getByLabel('Full name').fill('Ada Lee');
    await page.getByLabel('Street and number').fill('12 Pier Road');
    await page.getByLabel('City').fill('Austin');
    await page.getByLabel('State').fill('TX');
    await page.getByLabel('Postal code').fill('73301');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Redeem/ }).click();
    await page.getByRole('heading', { name: 'Order placed' }).waitFor();
    await page.getByText('12 Pier Road').waitFor();
    await page.goto(`${siteUrl}/Account/orders`);
    await page
      .getByRole('link', { name: new RegExp(prize) })
      .first()
      .waitFor();

    expect([...admin.faults, ...player.faults]).toEqual([]);
    await admin.context.close();
    await player.context.close();
  });

  it('has a dashboard that does not exist for players', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${siteUrl}/Login`);
    await signIn(page, 'affiliate@jade.test', secret);

    await page.goto(`${siteUrl}/Dashboard`);

    await page.getByText('Page not found: /Dashboard').waitFor();
    await context.close();
  });
});

async function stockIn(row: ReturnType<Page['locator']>): Promise<number> {
  const text = await row.getByRole('cell').nth(2).innerText();
  const shown = /(\d[\d,]*)\s*$/.exec(text.trim())?.[1];
  if (!shown) throw new Error(`No stock is shown in "${text}"`);
  return Number(shown.replaceAll(',', ''));
}
