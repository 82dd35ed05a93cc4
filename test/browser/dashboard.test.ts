import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations } from './accessibility-violations';
import { openPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import { demoPassword, openDrawer, productRow, signIn, stockOfRow } from './visitor';

describe('the dashboard', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('is not found for players', async () => {
    const { page, context } = await openSignedIn(browser, siteUrl, 'affiliate@jade.test');

    await page.goto(`${siteUrl}/Dashboard`);

    await page.getByText('Page not found: /Dashboard').waitFor();
    await context.close();
  });

  itInFullRun('asks a guest to sign in, and opens for an admin', async () => {
    const { page, context } = await openPage(browser);

    await page.goto(`${siteUrl}/Dashboard`);
    await page.waitForURL('**/Login?**');
    await signIn(page, 'admin@jade.test', demoPassword);

    await page.waitForURL(`${siteUrl}/Dashboard`);
    await page.getByRole('link', { name: /^Orders to approve/ }).waitFor();
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Products' }).click();
    await page.waitForURL(`${siteUrl}/Dashboard/products`);
    await productRow(page, 'Jade Mug').waitFor();
    await context.close();
  });

  itInFullRun('is where an admin lands after a sign-in without a requested page', async () => {
    const { page, context } = await openPage(browser);

    await page.goto(`${siteUrl}/Login`);
    await signIn(page, 'admin@jade.test', demoPassword);

    await page.waitForURL(`${siteUrl}/Dashboard`);
    await page.getByRole('heading', { name: 'Overview', exact: true }).waitFor();
    await context.close();
  });

  it('shows the second of two admins who edit a product the conflict, and keeps both edits', async () => {
    const first = await openEditor('admin@jade.test');
    const second = await openEditor('superadmin@jade.test');
    await first.page.getByLabel('Price in SC').fill('245.00');
    await second.page.getByLabel('Name', { exact: true }).fill('Balloon Ride at Dawn');
    await second.page.getByLabel('Price in SC').fill('250.00');

    await first.page.getByRole('button', { name: 'Save' }).click();
    await first.page.getByRole('dialog').waitFor({ state: 'hidden' });

    const conflict = second.page.getByRole('dialog').getByRole('table');
    await second.page.getByText('Someone else changed this product, or some of it was sold.').waitFor();
    expect(await conflict.getByRole('row', { name: /^Price/ }).innerText()).toMatch(
      /245\.00 SC\s+250\.00 SC/,
    );
    await second.page.getByRole('button', { name: 'Use theirs' }).click();
    await expect.poll(() => second.page.getByLabel('Price in SC').inputValue()).toBe('245.00');
    await second.page.getByLabel('Name', { exact: true }).fill('Balloon Ride at Dawn');
    await second.page.getByRole('button', { name: 'Save' }).click();
    await second.page.getByRole('dialog').waitFor({ state: 'hidden' });

    const row = productRow(first.page, 'Balloon Ride at Dawn');
    await row.waitFor();
    expect(await row.innerText()).toContain('245.00');
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  itInFullRun('changes the price of several products by keyboard alone', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/products?q=dim+sum`);
    const boxes = page.getByRole('checkbox', { name: /^Select / });
    await boxes.first().waitFor();
    const count = await boxes.count();
    const barriers = await findAccessibilityViolations(page);
    await page.getByRole('button', { name: 'Select all loaded' }).focus();

    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('1 selected').waitFor();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Change products' });
    await dialog.getByLabel('Change', { exact: true }).selectOption('price');
    await dialog.getByLabel('Price in SC').fill('0');
    await page.keyboard.press('Enter');
    await dialog.getByText(/^Enter a price from 0\.01/).waitFor();
    await dialog.getByLabel('Price in SC').fill('36.00');
    await page.keyboard.press('Enter');
    await dialog.getByText('The product was updated.').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('row').filter({ hasText: '36.00' }).first().waitFor();
    await page.keyboard.press('/');
    expect(await page.getByLabel('Search products').and(page.locator(':focus')).count()).toBe(1);
    expect([count > 0, barriers, faults]).toEqual([true, [], []]);
    await context.close();
  });

  itInFullRun('asks before unsaved edits of a product are lost with its page', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/products`);
    await openDrawer(page, 'Dim Sum Class for Two');
    const drawer = page.getByRole('dialog', { name: 'Dim Sum Class for Two' });
    await drawer.getByLabel('Name', { exact: true }).fill('Dim Sum Class for Three');
    await drawer.getByRole('button', { name: 'Close' }).click();
    const orders = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Orders/ });

    await orders.click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await openDrawer(page, 'Dim Sum Class for Two');
    expect(await drawer.getByLabel('Name', { exact: true }).inputValue()).toBe('Dim Sum Class for Three');
    await drawer.getByRole('button', { name: 'Discard edits' }).click();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await orders.click();

    await page.waitForURL('**/Dashboard/orders*');
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('shows an uploaded picture to players', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/products`);
    await openDrawer(page, 'Spa Day');
    const drawer = page.getByRole('dialog');
    const picture = await page.screenshot();

    await drawer
      .getByLabel('Add pictures')
      .setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: picture });
    for (const place of [4, 3, 2])
      await drawer.getByRole('button', { name: `Move picture ${place} forward` }).click();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.goto(`${siteUrl}/RewardsStore?q=spa`);

    const card = page.getByRole('listitem').filter({ hasText: 'Spa Day' }).locator('img');
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.evaluate((image: { naturalWidth?: number }) => image.naturalWidth ?? 0))
      .toBeGreaterThan(0);
    expect(await card.getAttribute('src')).toMatch(/-800\.webp$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun(
    'sorts by columns without an index, keeps the order in the address and announces it',
    async () => {
      const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
      await page.goto(`${siteUrl}/Dashboard/products?state=active`);
      await productRow(page, 'Jade Mug').waitFor();
      const head = page.getByRole('columnheader', { name: 'Stock' });

      await head.getByRole('button').click();
      await page.waitForURL(/sort=stock/);
      await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
      const fewest = await stocksOn(page);
      await head.getByRole('button').click();
      await page.waitForURL(/sort=-stock/);
      await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
      const most = await stocksOn(page);
      await page.reload();
      await page.locator('[data-list-row]').first().waitFor();

      expect(fewest).toEqual(fewest.toSorted((one, other) => one - other));
      expect(most).toEqual(most.toSorted((one, other) => other - one));
      expect(most[0]).toBeGreaterThan(fewest[0]!);
      // Other tests may order meanwhile, so only the sorting is compared.
      await expect.poll(async () => (await stocksOn(page)).length).toBeGreaterThan(5);
      const again = await stocksOn(page);
      expect(again).toEqual(again.toSorted((one, other) => other - one));
      await page.getByRole('columnheader', { name: 'Updated' }).getByRole('button').click();
      await page.waitForURL(/sort=changed/);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  itInFullRun('shows both values to the second of two admins who change one price in the table', async () => {
    const first = await openTable('admin@jade.test');
    const second = await openTable('superadmin@jade.test');
    const priceButton = /change the price of Wireless Earbuds$/;
    for (const { page } of [first, second]) await page.getByRole('button', { name: priceButton }).click();

    await changeNumber(first.page, 'price of Wireless Earbuds', '91.00');
    await first.page.getByRole('button', { name: priceButton }).getByText('91.00').waitFor();
    await changeNumber(second.page, 'price of Wireless Earbuds', '92.50');

    await second.page.getByText('It is now 91.00; you entered 92.50').waitFor();
    await second.page.getByRole('button', { name: 'Keep 92.50' }).click();
    await second.page.getByRole('button', { name: priceButton }).getByText('92.50').waitFor();
    await first.page.getByRole('button', { name: priceButton }).getByText('92.50').waitFor();
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  async function openTable(email: string) {
    const watched = await openSignedIn(browser, siteUrl, email);
    await watched.page.goto(`${siteUrl}/Dashboard/products?q=earbuds`);
    await watched.page.getByText('Live', { exact: true }).waitFor();
    return watched;
  }

  async function openEditor(email: string) {
    const watched = await openSignedIn(browser, siteUrl, email);
    await watched.page.goto(`${siteUrl}/Dashboard/products`);
    await watched.page.getByText('Live', { exact: true }).waitFor();
    await openDrawer(watched.page, 'Hot-Air Balloon Ride');
    return watched;
  }
});

/** Stock of each visible row, from top to bottom. */
async function stocksOn(page: Page): Promise<number[]> {
  return Promise.all((await page.locator('[data-list-row]').all()).map(stockOfRow));
}

async function changeNumber(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByLabel(`New ${name}`);
  await field.fill(value);
  await field.press('Enter');
}
