import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { barriersOn } from './barriers';
import { openBrowser, openPage } from './open-browser';
import { openSignedIn } from './signed-in';
import { demoPassword, productRow, signIn, stockIn } from './visitor';

const siteUrl = inject('siteUrl');

describe('the dashboard', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('does not exist for players', async () => {
    const { page, context } = await openSignedIn(browser, siteUrl, 'affiliate@jade.test');

    await page.goto(`${siteUrl}/Dashboard`);

    await page.getByText('Page not found: /Dashboard').waitFor();
    await context.close();
  });

  it('asks a stranger to sign in, and opens once an admin did', async () => {
    const { page, context } = await openPage(browser);

    await page.goto(`${siteUrl}/Dashboard`);
    await page.waitForURL('**/Login?**');
    await signIn(page, 'admin@jade.test', demoPassword);

    await page.waitForURL(`${siteUrl}/Dashboard`);
    await productRow(page, 'Jade Mug').waitFor();
    await context.close();
  });

  it('tells the second of two admins who edit one product, and loses nothing of either', async () => {
    const [first, second] = [await openEditor('admin@jade.test'), await openEditor('superadmin@jade.test')];
    await first.page.getByLabel('Price in SC').fill('245.00');
    await second.page.getByLabel('Name', { exact: true }).fill('Balloon Ride at Dawn');
    await second.page.getByLabel('Price in SC').fill('250.00');

    await first.page.getByRole('button', { name: 'Save' }).click();
    await first.page.getByRole('dialog').waitFor({ state: 'hidden' });

    const told = second.page.getByRole('dialog').getByRole('table');
    await second.page.getByText('Somebody else changed this product, or some of it was sold.').waitFor();
    expect(await told.getByRole('row', { name: /^Price/ }).innerText()).toMatch(/245\.00 SC\s+250\.00 SC/);
    await second.page.getByRole('button', { name: 'Take theirs' }).click();
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

  it('puts an uploaded picture in front of players', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard`);
    await openDrawer(page, 'Spa Day');
    const drawer = page.getByRole('dialog');
    const picture = await page.screenshot();

    await drawer
      .getByLabel('Add pictures')
      .setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: picture });
    await drawer.getByRole('button', { name: 'Move picture 2 forward' }).click();
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

  it('sorts by columns that the catalog keeps no order of, as its address says, and announces it', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard?state=active`);
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
    await page.locator('.product-row').first().waitFor();

    expect(fewest).toEqual(fewest.toSorted((one, other) => one - other));
    expect(most).toEqual(most.toSorted((one, other) => other - one));
    expect(most[0]).toBeGreaterThan(fewest[0]!);
    // Others may order meanwhile, so the figures are not the same for long; their order is.
    await expect.poll(async () => (await stocksOn(page)).length).toBeGreaterThan(5);
    const again = await stocksOn(page);
    expect(again).toEqual(again.toSorted((one, other) => other - one));
    await page.getByRole('columnheader', { name: 'Changed' }).getByRole('button').click();
    await page.waitForURL(/sort=changed/);
    expect(await barriersOn(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('tells the second of two admins who change one price in the table, with both figures', async () => {
    const [first, second] = [await openTable('admin@jade.test'), await openTable('superadmin@jade.test')];
    const figure = /change the price of Wireless Earbuds$/;
    for (const { page } of [first, second]) await page.getByRole('button', { name: figure }).click();

    await changeFigure(first.page, 'price of Wireless Earbuds', '91.00');
    await first.page.getByRole('button', { name: figure }).getByText('91.00').waitFor();
    await changeFigure(second.page, 'price of Wireless Earbuds', '92.50');

    await second.page.getByText('it is 91.00 now, yours is 92.50').waitFor();
    await second.page.getByRole('button', { name: 'Keep 92.50' }).click();
    await second.page.getByRole('button', { name: figure }).getByText('92.50').waitFor();
    await first.page.getByRole('button', { name: figure }).getByText('92.50').waitFor();
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  it(
    'brings 500 products in from a file, tells which lines are wrong, and doubles none the second time',
    { timeout: 300_000 },
    async () => {
      const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
      const good = Array.from(
        { length: 500 },
        (_, index) => `import-${index},Imported ${index},9.50,${index}`,
      );
      const bad = ['import-x,,9.50,1', 'import-y,No price,nothing,1'];
      const file = (stock: string) => ({
        ...{ name: 'products.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(
          ['sku,name,price,stock', ...good, ...bad].join('\n').replaceAll(/,0$/gm, `,${stock}`),
        ),
      });
      const choose = (stock: string) =>
        page.getByLabel('Choose a CSV file, or drop it here').setInputFiles(file(stock));
      await page.goto(`${siteUrl}/Dashboard/import`);

      await choose('0');
      await page.getByText('500 lines can be imported').waitFor();
      const wrong = page.getByRole('group', { name: 'What is wrong' }).getByRole('row');
      expect(await wrong.allInnerTexts()).toEqual([
        expect.stringContaining('Column'),
        expect.stringMatching(/^502\s+name\s+A name has/),
        expect.stringMatching(/^503\s+price\s+A price is/),
      ]);
      await page.getByRole('button', { name: 'Import 500 lines' }).click();
      await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor({ timeout: 120_000 });
      expect(await sumOf(page, 'Created')).toBe('500');

      await page.getByRole('button', { name: 'Import another file' }).click();
      await choose('77');
      await page.getByRole('button', { name: 'Import 500 lines' }).click();
      // It goes on when its page is left, tells how it ended, and has its report when somebody comes back.
      await page.getByRole('link', { name: 'All products' }).click();
      await page.getByText('products.csv: 500 lines of 500 are stored.').waitFor({ timeout: 120_000 });
      await page.getByRole('link', { name: 'See what became of each line' }).click();
      await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor();
      expect([await sumOf(page, 'Created'), await sumOf(page, 'Updated')]).toEqual(['0', '500']);

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
      await expect.poll(() => countAtTheEnd(page), { timeout: 60_000 }).toBe('500 products');
      expect(await page.locator('.product-row').count()).toBeLessThan(60);
      await keepsWhatIsTyped(page);

      // By stock they are sorted as far as they were read, which is said, and all of them once they are asked for.
      await page.goto(`${siteUrl}/Dashboard?q=imported&state=inactive&sort=-stock`);
      await page.getByText(/^The catalog keeps no such order/).waitFor();
      await page.getByRole('button', { name: 'Read them all' }).click();
      await page
        .getByText(/^The catalog keeps no such order/)
        .waitFor({ state: 'detached', timeout: 60_000 });
      await page.getByText('500 products', { exact: true }).waitFor();

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

  async function openTable(email: string) {
    const watched = await openSignedIn(browser, siteUrl, email);
    await watched.page.goto(`${siteUrl}/Dashboard?q=earbuds`);
    await watched.page.getByText('Live', { exact: true }).waitFor();
    return watched;
  }

  async function openEditor(email: string) {
    const watched = await openSignedIn(browser, siteUrl, email);
    await watched.page.goto(`${siteUrl}/Dashboard`);
    await watched.page.getByText('Live', { exact: true }).waitFor();
    await openDrawer(watched.page, 'Hot-Air Balloon Ride');
    return watched;
  }
});

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
  await page.locator('.product-row[data-index="499"]').waitFor();
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

/** How many pieces each row in sight shows, from the top. */
async function stocksOn(page: Page): Promise<number[]> {
  return Promise.all((await page.locator('.product-row').all()).map(stockIn));
}

async function openDrawer(page: Page, product: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${product}` }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
}

async function changeFigure(page: Page, figure: string, value: string): Promise<void> {
  const field = page.getByLabel(`New ${figure}`);
  await field.fill(value);
  await field.press('Enter');
}

/** What a sum of a list says, by its name. */
function sumOf(page: Page, name: string): Promise<string> {
  return page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd').innerText();
}
