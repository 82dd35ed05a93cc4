import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { sizes } from '../scale';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import { productRow } from './visitor';

const products = sizes.importedProducts;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

itInFullRun(
  `imports ${products} products from a file, reports invalid lines, and creates none twice`,
  { timeout: 300_000 },
  async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    const good = Array.from(
      { length: products },
      (_, index) => `import-${index},Imported ${index},9.50,${index}`,
    );
    const bad = ['import-x,,9.50,1', 'import-y,No price,nothing,1'];
    const file = (stock: string) => ({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        ['sku,name,price,stock', ...good, ...bad].join('\n').replaceAll(/,0$/gm, `,${stock}`),
      ),
    });
    const choose = (stock: string) =>
      page.getByLabel('Choose a CSV file or drop it here').setInputFiles(file(stock));
    await page.goto(`${siteUrl}/Dashboard/import`);

    await choose('0');
    await page.getByText(`${products} rows can be imported`).waitFor();
    const wrong = page.getByRole('group', { name: 'Errors' }).getByRole('row');
    expect(await wrong.allInnerTexts()).toEqual([
      expect.stringContaining('Column'),
      expect.stringMatching(new RegExp(`^${products + 2}\\s+name\\s+Enter a name`)),
      expect.stringMatching(new RegExp(`^${products + 3}\\s+price\\s+Enter a price`)),
    ]);
    await page.getByRole('button', { name: `Import ${products} rows` }).click();
    await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor({ timeout: 120_000 });
    expect(await sumOf(page, 'Created')).toBe(String(products));

    await page.getByRole('button', { name: 'Import another file' }).click();
    await choose('77');
    await page.getByRole('button', { name: `Import ${products} rows` }).click();
    // The import continues when its page is left, reports its result, and keeps its report.
    await page.getByRole('link', { name: 'All products' }).click();
    await page
      .getByText(`products.csv: ${products} of ${products} rows saved.`)
      .waitFor({ timeout: 120_000 });
    await page.getByRole('link', { name: 'View import report' }).click();
    await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor();
    expect([await sumOf(page, 'Created'), await sumOf(page, 'Updated')]).toEqual(['0', String(products)]);

    // The list is read again after change events. A page scrolled to its end still loads the following part.
    const again = await holdSecondListRequest(page);
    await page.goto(`${siteUrl}/Dashboard/products?q=imported&state=inactive`);
    const row = productRow(page, 'Imported 0');
    await row.waitFor();
    expect(await row.innerText()).toContain('77');
    // The first answer is shown even if the second request began before it arrived.
    await Promise.race([again.requested, page.waitForTimeout(5_000)]);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.locator('[data-list-row][data-index="47"]').waitFor();
    again.release();
    // The list is virtualized.
    expect(await page.locator('[data-list-row]').count()).toBeLessThan(60);
    // Each scroll requests the next part of the list.
    await expect.poll(() => countAfterScrolling(page), { timeout: 60_000 }).toBe(`${products} products`);
    expect(await page.locator('[data-list-row]').count()).toBeLessThan(60);
    await expectEditKept(page);

    // Sorting by stock covers only the loaded products, which the page states, until all are requested.
    await page.goto(`${siteUrl}/Dashboard/products?q=imported&state=inactive&sort=-stock`);
    await page.getByText(/are loaded and sorted/).waitFor();
    await page.getByRole('button', { name: 'Load all' }).click();
    await page.getByText(/are loaded and sorted/).waitFor({ state: 'detached', timeout: 60_000 });
    await page.getByText(`${products} products`, { exact: true }).waitFor();

    // The request for all products does not apply to another query.
    await page
      .getByRole('navigation', { name: 'Products by state' })
      .getByRole('link', { name: 'All' })
      .click();
    await page.getByText(/are loaded and sorted/).waitFor();
    await page.waitForTimeout(1_000);
    expect(await page.getByText(/are loaded and sorted/).innerText()).toMatch(/^Only (the first )?\d\d /);
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** Holds the second product list request of a page until it is released. */
async function holdSecondListRequest(page: Page): Promise<{ requested: Promise<void>; release: () => void }> {
  let resolveRequested = () => {};
  let release = () => {};
  const requested = new Promise<void>((resolve) => (resolveRequested = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  let reads = 0;
  await page.route('**/graphql', async (route) => {
    const isRead = route.request().postData()?.includes('listRewardProducts') ?? false;
    reads += Number(isRead);
    if (isRead && reads === 2) {
      resolveRequested();
      await isReleased;
    }
    await route.continue();
  });
  return { requested, release };
}

/** Scrolls to the end and returns the product count. */
async function countAfterScrolling(page: Page): Promise<string> {
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  return page
    .getByRole('status')
    .filter({ hasText: /products$/ })
    .innerText();
}

/** Checks that an edited value stays and can be saved after scrolling. */
async function expectEditKept(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  await page.getByRole('button', { name: /change the price of Imported 0$/ }).click();
  const field = page.getByLabel('New price of Imported 0');
  await field.fill('8.25');
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.locator(`[data-list-row][data-index="${products - 1}"]`).waitFor();
  expect(await page.locator('[data-list-row]').count()).toBeLessThan(60);
  await page.evaluate('scrollTo(0, 0)');
  await page.locator('[data-list-row][data-index="1"]').waitFor();

  expect(await field.inputValue()).toBe('8.25');
  await field.press('Enter');
  await page
    .getByRole('button', { name: /change the price of Imported 0$/ })
    .getByText('8.25')
    .waitFor();
}

/** Value of a summary entry by its label. */
function sumOf(page: Page, name: string): Promise<string> {
  return page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd').innerText();
}
