import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import { goTo, openDrawer } from './visitor';

describe('the form of a product', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun(
    'shows faults at their fields, and keeps what is typed while its drawer is closed',
    async () => {
      const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
      await page.goto(`${siteUrl}/Dashboard/products?q=cruise`);
      const drawer = page.getByRole('dialog', { name: 'New product' });
      const [name, price] = [drawer.getByLabel('Name', { exact: true }), drawer.getByLabel('Price in SC')];
      const create = page.getByRole('link', { name: 'New product' });

      await create.click();
      await name.and(page.locator(':focus')).waitFor();
      await drawer.getByLabel('Category').selectOption('coins');
      await drawer.getByRole('switch', { name: 'Active' }).check();
      await drawer.getByRole('textbox', { name: 'Description' }).fill('Tea **and** cake');
      await drawer.getByRole('button', { name: 'Create product' }).click();
      await drawer.getByText('Enter a name of 1 to 120 characters.').waitFor();
      await drawer.getByText('Enter a price from 0.01 to 1,000,000 SC.').waitFor();
      await name.and(page.locator(':focus')).waitFor();
      await name.fill('Tea Coins');
      await drawer.getByText('Enter a name of 1 to 120 characters.').waitFor({ state: 'detached' });
      await price.fill('1.005');
      await drawer.getByRole('button', { name: 'Create product' }).click();
      await drawer.getByText('Use at most two decimals.').waitFor();
      await price.and(page.locator(':focus')).waitFor();

      await goTo(page, '/Dashboard/products?q=cruise&product=harbour-cruise');
      const other = page.getByRole('dialog', { name: 'Harbour Dinner Cruise' });
      await other.getByLabel('Name', { exact: true }).fill('Cruise for Two');
      await page.goBack();
      await drawer.waitFor();
      expect(await price.inputValue()).toBe('1.005');
      await page.goForward();
      await other.waitFor();
      expect(await other.getByLabel('Name', { exact: true }).inputValue()).toBe('Cruise for Two');
      await other.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await create.click();

      expect(await name.inputValue()).toBe('Tea Coins');
      expect(await drawer.getByLabel('Category').inputValue()).toBe('coins');
      expect(await drawer.getByRole('switch', { name: 'Active' }).isChecked()).toBe(true);
      await drawer.getByRole('button', { name: 'Preview: Description' }).click();
      await drawer.locator('strong', { hasText: 'and' }).waitFor();
      await drawer.getByRole('button', { name: 'Write: Description' }).click();
      expect(await drawer.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
        'Tea **and** cake',
      );
      await drawer.getByRole('button', { name: 'Discard edits' }).click();
      await expect.poll(() => name.inputValue()).toBe('');
      expect(await drawer.getByRole('switch', { name: 'Active' }).isChecked()).toBe(false);
      expect(await drawer.getByText('Enter a name of 1 to 120 characters.').count()).toBe(0);
      await page.keyboard.press('Escape');
      await create.and(page.locator(':focus')).waitFor();
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  itInFullRun('takes a picture whose upload ends after its drawer was closed', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/products?q=cruise`);
    const drawer = page.getByRole('dialog');
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.webp/, async (route) => {
      if (route.request().method() !== 'GET') await released;
      await route.continue();
    });
    await openDrawer(page, 'Harbour Dinner Cruise');
    const before = await drawer.getByRole('button', { name: /^Remove picture/ }).count();
    await drawer
      .getByLabel('Add pictures')
      .setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await drawer.getByRole('button', { name: 'Uploading pictures…' }).waitFor();
    await drawer.getByRole('button', { name: 'Close' }).click();
    release();

    await openDrawer(page, 'Harbour Dinner Cruise');

    await expect.poll(() => drawer.getByRole('button', { name: /^Remove picture/ }).count()).toBe(before + 1);
    await drawer.getByRole('button', { name: 'Discard edits' }).click();
    await expect.poll(() => drawer.getByRole('button', { name: /^Remove picture/ }).count()).toBe(before);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('saves what the admin keeps after a conflict that only the save reported', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    const other = await openSignedIn(browser, siteUrl, 'superadmin@jade.test');
    await page.routeWebSocket(/graphql/, () => undefined);
    await page.goto(`${siteUrl}/Dashboard/products?q=cruise`);
    await other.page.goto(`${siteUrl}/Dashboard/products?q=cruise`);
    const drawer = page.getByRole('dialog');
    await openDrawer(page, 'Harbour Dinner Cruise');
    await drawer.getByLabel('Price in SC').fill('41');
    await changeNumber(other.page, 'price', '40');

    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.getByRole('row', { name: /^Price\s+40.00 SC\s+41 SC/ }).waitFor();
    await drawer.getByRole('button', { name: 'See changes' }).click();
    await drawer.getByRole('button', { name: 'Keep mine' }).click();

    await drawer.waitFor({ state: 'hidden' });
    await other.page.getByRole('button', { name: 'change the price of' }).getByText('41.00').waitFor();
    expect([...faults, ...other.faults]).toEqual([]);
    await context.close();
    await other.context.close();
  });

  itInFullRun(
    'shows newer versions while it is open, and asks about none that only sold pieces',
    async () => {
      const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
      const other = await openSignedIn(browser, siteUrl, 'superadmin@jade.test');
      await page.goto(`${siteUrl}/Dashboard/products?q=cruise`);
      await other.page.goto(`${siteUrl}/Dashboard/products?q=cruise`);
      await page.getByText('Live', { exact: true }).waitFor();
      const drawer = page.getByRole('dialog');
      const name = drawer.getByLabel('Name', { exact: true });

      await openDrawer(page, 'Harbour Dinner Cruise');
      await changeNumber(other.page, 'price', '37');
      await expect.poll(() => drawer.getByLabel('Price in SC').inputValue()).toBe('37.00');
      await name.fill('Cruise');
      await changeNumber(other.page, 'stock', '31');

      await expect.poll(() => drawer.getByLabel('In stock').inputValue()).toBe('31');
      expect(await name.and(page.locator(':focus')).inputValue()).toBe('Cruise');
      expect(await drawer.getByRole('table').count()).toBe(0);
      expect([...faults, ...other.faults]).toEqual([]);
      await context.close();
      await other.context.close();
    },
  );

  itInFullRun('shows a refusal of the server at its fields, with the focus on the first', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/products?q=cruise`);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('updateRewardProduct')
        ? route.fulfill({ json: { data: { updateRewardProduct: null }, errors: [refusal] } })
        : route.fallback(),
    );
    const drawer = page.getByRole('dialog');
    const price = drawer.getByLabel('Price in SC');

    await openDrawer(page, 'Harbour Dinner Cruise');
    await drawer.getByLabel('Name', { exact: true }).fill('Cruise');
    await drawer.getByRole('button', { name: 'Save' }).click();

    await drawer.getByText('Stock is refused.').waitFor();
    await drawer.getByText('The id is refused.').waitFor();
    await price.and(page.locator(':focus')).waitFor();
    await price.fill('36');
    await drawer.getByText('The price is refused.').waitFor({ state: 'detached' });
    expect(await drawer.getByText('Stock is refused.').count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });
});

const refusal = {
  errorType: 'products/invalid',
  message: 'Some fields are not valid.',
  errorInfo: {
    faults: [
      { field: 'stock', message: 'Stock is refused.' },
      { field: 'price', message: 'The price is refused.' },
      { field: 'terms', message: 'The terms are refused.' },
      { field: 'id', message: 'The id is refused.' },
    ],
  },
};

/** Changes a number of the only product in the table. */
async function changeNumber(page: Page, field: 'price' | 'stock', value: string): Promise<void> {
  await page.getByRole('button', { name: `change the ${field} of` }).click();
  await page.getByRole('textbox', { name: `New ${field} of` }).fill(value);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `change the ${field} of` }).waitFor();
}
