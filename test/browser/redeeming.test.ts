import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations } from './accessibility-violations';
import { approveIdentity } from './approve-identity';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openShopper, redeemPrize } from './shopper';
import { openSignedIn } from './signed-in';

/** `store`, `shopping`, `admin-orders` and `random-prizes` cover the other categories. */
describe('redeeming', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun(
    'a gift card waits for its code, receives it once codes are added, and shows it on request',
    async () => {
      const options = { email: 'redeems-a-gift@jade.test', sweeps: 2_000 };
      const { page, context, faults } = await openShopper(browser, siteUrl, options);
      const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
      await emptyPool(admin.page, 'coffee-card-10');
      await redeemPrize(page, siteUrl, 'coffee-card-10');
      await page.getByText('One code is still on its way.').waitFor();

      await admin.page.goto(`${siteUrl}/Dashboard/gift-codes`);
      const pool = admin.page.getByRole('listitem').filter({ hasText: 'Coffee House Card' });
      await pool.getByRole('button', { name: 'Add codes' }).click();
      await admin.page.getByLabel('Codes, one per line').fill('JADE-COFFEE-0001\nJADE-COFFEE-0002');
      await admin.page.getByRole('button', { name: 'Add 2 codes' }).click();
      await admin.page.getByText('1 waiting order was filled.').waitFor();

      await page.getByRole('button', { name: 'Show code' }).click();
      // A new account waits or confirms its identity.
      await page.getByText('Your account is new').waitFor();
      await approveIdentity(siteUrl, page, admin.page);
      expect(await page.getByText(/JADE-COFFEE/).count()).toBe(0);
      await page.getByRole('button', { name: 'Show code' }).click();
      await page.getByText(/JADE-COFFEE-000[12]/).waitFor();
      await page.getByText(/^First shown/).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      // The same button shows and hides the code, so the focus stays.
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Show code' }).waitFor();
      expect(await page.getByText(/JADE-COFFEE/).count()).toBe(0);
      // The code that is held for a new account is refused once.
      expect([...faults, ...admin.faults].filter((fault) => !fault.includes('409'))).toEqual([]);
      await Promise.all([context.close(), admin.context.close()]);
    },
  );

  itInFullRun.each([
    ['an experience', 'dim-sum-class', 'Dim Sum Class for Two', 9_500],
    ['a trip', 'san-francisco-weekend', 'Weekend in San Francisco', 89_000],
  ])('%s is scheduled by an admin in a note', async (kind, product, name, price) => {
    const options = { email: `redeems-${product}@jade.test`, sweeps: price };
    const { page, context, faults } = await openShopper(browser, siteUrl, options);
    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    // Above 100.00 SC the identity has to be confirmed.
    if (price > 10_000) await approveIdentity(siteUrl, page, admin.page);

    await redeemPrize(page, siteUrl, product);
    await page.getByRole('heading', { name: 'Order placed', level: 1 }).waitFor();
    await admin.page.goto(`${siteUrl}/Dashboard/orders`);
    await admin.page
      .getByRole('link', { name: new RegExp(name) })
      .last()
      .click();
    await step(admin.page, 'Approve', `Your day of ${kind} is June 5.`);
    await page.getByRole('heading', { name: 'Order approved', level: 1 }).waitFor();
    await page.getByText(`Your day of ${kind} is June 5.`).waitFor();
    await step(admin.page, 'Mark as delivered');

    await page.getByRole('heading', { name: 'Order delivered', level: 1 }).waitFor();
    expect([...faults, ...admin.faults]).toEqual([]);
    await Promise.all([context.close(), admin.context.close()]);
  });
});

/** Voids the codes that the demo data added to a pool, so that the next order waits. */
async function emptyPool(admin: Page, product: string): Promise<void> {
  const pool = `/admin/gift-codes/${product}/batches`;
  const { items } = await callApi<{ items: { id: string }[] }>(admin, siteUrl, 'GET', pool);
  for (const { id } of items) {
    const voids = { reason: 'Emptied for an order that waits' };
    await callApi(admin, siteUrl, 'POST', `${pool}/${id}/voids`, voids);
  }
}

/** Takes a step of the order that is open beside the board. */
async function step(page: Page, name: string, note?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).first().click();
  const form = dialog.getByRole('region', { name: 'Next steps' }).locator('form');
  if (note !== undefined) await form.getByLabel('Message to player (optional)').fill(note);
  await form.getByRole('button', { name, exact: true }).click();
  await form.waitFor({ state: 'detached' });
}
