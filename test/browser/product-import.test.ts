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
  `imports ${products} products from a file, names the bad lines, and creates none a second time`,
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
      page.getByLabel('Choose a CSV file, or drop it here').setInputFiles(file(stock));
    await page.goto(`${siteUrl}/Dashboard/import`);

    await choose('0');
    await page.getByText(`${products} lines can be imported`).waitFor();
    const wrong = page.getByRole('group', { name: 'What is wrong' }).getByRole('row');
    expect(await wrong.allInnerTexts()).toEqual([
      expect.stringContaining('Column'),
      expect.stringMatching(new RegExp(`^${products + 2}\\s+name\\s+A name has`)),
      expect.stringMatching(new RegExp(`^${products + 3}\\s+price\\s+A price is`)),
    ]);
    await page.getByRole('button', { name: `Import ${products} lines` }).click();
    await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor({ timeout: 120_000 });
    expect(await sumOf(page, 'Created')).toBe(String(products));

    await page.getByRole('button', { name: 'Import another file' }).click();
    await choose('77');
    await page.getByRole('button', { name: `Import ${products} lines` }).click();
    // It goes on when its page is left, tells how it ended, and has its report when somebody comes back.
    await page.getByRole('link', { name: 'All products' }).click();
    await page
      .getByText(`products.csv: ${products} lines of ${products} are stored.`)
      .waitFor({ timeout: 120_000 });
    await page.getByRole('link', { name: 'See what became of each line' }).click();
    await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor();
    expect([await sumOf(page, 'Created'), await sumOf(page, 'Updated')]).toEqual(['0', String(products)]);

    // All is read once more as soon as changes are told. Whoever is at the end by then has what follows nevertheless.
    const again = await holdSecondRead(page);
    await page.goto(`${siteUrl}/Dashboard?q=imported&state=inactive`);
    const row = productRow(page, 'Imported 0');
    await row.waitFor();
    expect(await row.innerText()).toContain('77');
    // There may be none: where changes are told before the first read has come, one answer serves both.
    await Promise.race([again.isAsked, page.waitForTimeout(5_000)]);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.locator('.product-row[data-index="47"]').waitFor();
    again.release();
    // However many there are, the document holds those in sight.
    expect(await page.locator('.product-row').count()).toBeLessThan(60);
    // As many steps as it takes: each asks for the next part of the list.
    await expect.poll(() => countAtTheEnd(page), { timeout: 60_000 }).toBe(`${products} products`);
    expect(await page.locator('.product-row').count()).toBeLessThan(60);
    await keepsWhatIsTyped(page);

    // By stock they are sorted as far as they were read, which is said, and all of them once they are asked for.
    await page.goto(`${siteUrl}/Dashboard?q=imported&state=inactive&sort=-stock`);
    await page.getByText(/^The catalog keeps no such order/).waitFor();
    await page.getByRole('button', { name: 'Read them all' }).click();
    await page.getByText(/^The catalog keeps no such order/).waitFor({ state: 'detached', timeout: 60_000 });
    await page.getByText(`${products} products`, { exact: true }).waitFor();

    // Of another query nobody asked for all.
    await page
      .getByRole('navigation', { name: 'Products by state' })
      .getByRole('link', { name: 'All' })
      .click();
    await page.getByText(/^The catalog keeps no such order/).waitFor();
    await page.waitForTimeout(1_000);
    expect(await page.getByText(/^The catalog keeps no such order/).innerText()).toMatch(
      / the \d\d products/,
    );
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** Keeps the second list of products that a page asks for on its way until it is released. */
async function holdSecondRead(page: Page): Promise<{ isAsked: Promise<void>; release: () => void }> {
  let tell = () => {};
  let release = () => {};
  const isAsked = new Promise<void>((resolve) => (tell = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  let reads = 0;
  await page.route('**/graphql', async (route) => {
    const isRead = route.request().postData()?.includes('listRewardProducts') ?? false;
    reads += Number(isRead);
    if (isRead && reads === 2) {
      tell();
      await isReleased;
    }
    await route.continue();
  });
  return { isAsked, release };
}

/** Scrolls on, and tells how many there are as far as is known then. */
async function countAtTheEnd(page: Page): Promise<string> {
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  return page.locator('.product-count').innerText();
}

/** A figure that somebody types stays as it is typed, and can be saved, wherever they scroll meanwhile. */
async function keepsWhatIsTyped(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  await page.getByRole('button', { name: /change the price of Imported 0$/ }).click();
  const field = page.getByLabel('New price of Imported 0');
  await field.fill('8.25');
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.locator(`.product-row[data-index="${products - 1}"]`).waitFor();
  expect(await page.locator('.product-row').count()).toBeLessThan(60);
  await page.evaluate('scrollTo(0, 0)');
  await page.locator('.product-row[data-index="1"]').waitFor();

  expect(await field.inputValue()).toBe('8.25');
  await field.press('Enter');
  await page
    .getByRole('button', { name: /change the price of Imported 0$/ })
    .getByText('8.25')
    .waitFor();
}

/** What a sum of a list says, by its name. */
function sumOf(page: Page, name: string): Promise<string> {
  return page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd').innerText();
}
