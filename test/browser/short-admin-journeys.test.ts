import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WatchedPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import { openDrawer, openPath, productRow } from './visitor';

/** One path through each admin area whose complete journey runs at full scale only. */
describe('short journeys of an admin', () => {
  let browser: Browser;
  let admin: WatchedPage;
  beforeAll(async () => {
    browser = await openBrowser();
    admin = await openSignedIn(browser, siteUrl, 'admin@jade.test', { width: 1440 });
  });
  afterEach(() => {
    expect(admin.faults.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  it('import products from a file and report its invalid row', async () => {
    const { page } = admin;
    await openPath(page, siteUrl, '/Dashboard/import');
    const rows = ['sku,name,price,stock', 'short-import,Short Import,9.50,3', 'short-invalid,,9.50,1'];
    await page.getByLabel('Choose a CSV file or drop it here').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await page.getByText('1 row can be imported').waitFor();
    const errors = page.getByRole('group', { name: 'Errors' }).getByRole('row');
    expect(await errors.last().innerText()).toMatch(/^3\s+name\s+Enter a name/);
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor();

    await openPath(page, siteUrl, '/Dashboard/products?q=short+import&state=inactive');
    await productRow(page, 'Short Import').getByText('9.50').waitFor();
  });

  it('choose a stored picture for a product, but remove none in use', async () => {
    const { page } = admin;
    await openPath(page, siteUrl, '/Dashboard/products?q=mahjong');
    await openDrawer(page, 'Travel Mahjong Set');
    await page.getByRole('button', { name: 'Choose from stored pictures' }).click();
    const library = page.getByRole('dialog', { name: 'Stored pictures' });
    const spa = library.getByRole('listitem', { name: 'Picture spa-day', exact: true });
    await spa.getByRole('button', { name: 'Remove picture spa-day' }).click();
    await spa.getByRole('button', { name: 'Remove permanently' }).click();
    await spa.getByText('uses this picture. Remove it from that product first.').waitFor();
    await spa.getByRole('button', { name: 'Choose' }).click();
    await library.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Move picture 4 forward' }).waitFor();
    await page.getByRole('button', { name: 'Discard edits' }).click();
  });

  it('save the filters of a list as a view, which needs a name', async () => {
    const { page } = admin;
    await openPath(page, siteUrl, '/Dashboard/orders?late=true');
    await page.getByRole('button', { name: 'Save this view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByText('Enter a name.').waitFor();
    const name = dialog.getByLabel('Name', { exact: true });
    await name.and(page.locator(':focus')).waitFor();
    await name.fill('Late orders');
    await dialog.getByRole('button', { name: 'Save view' }).click();

    await page.getByRole('link', { name: 'Late orders', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove the view Late orders' }).click();
    await page.getByRole('link', { name: 'Late orders', exact: true }).waitFor({ state: 'detached' });
  });

  it('are asked before closing a dialog or drawer loses what they typed', async () => {
    const { page } = admin;
    await openPath(page, siteUrl, '/Dashboard/gift-codes');
    const pool = page.getByRole('listitem').filter({ hasText: 'Add codes' }).last();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const isFocused = (of: Locator) => of.and(page.locator(':focus')).waitFor();

    const opener = pool.getByRole('button', { name: 'Add codes' });
    const dialog = page.getByRole('dialog', { name: /^Codes for/ });
    const codes = dialog.getByLabel('Codes, one per line');
    await opener.click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await opener.click();
    await codes.fill('MUG-1');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await isFocused(codes);
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await isFocused(codes);
    // Without the focus in the dialog, its key press does not reach the page before the browser closes it.
    await page.evaluate('document.activeElement.blur()');
    for (const answer of ['Keep editing', 'Close']) {
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: answer }).click();
      await question.waitFor({ state: 'hidden' });
    }
    await page.mouse.click(5, 5);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await codes.inputValue()).toBe('MUG-1');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await isFocused(opener);

    await pool.getByRole('button', { name: 'Pattern and batches' }).click();
    const drawer = page.getByRole('dialog', { name: /^Pattern and batches of/ });
    const pattern = drawer.getByLabel('Pattern', { exact: true });
    for (const text of ['AAAA-9999', '']) {
      await pattern.fill(text);
      await drawer.getByRole('button', { name: 'Save pattern' }).click();
      await drawer
        .getByText(text === '' ? 'Every text is accepted now.' : 'New codes must match it')
        .waitFor();
    }
    await drawer.getByRole('button', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'hidden' });
    expect(await question.isVisible()).toBe(false);
  });

  it('keep an edit that was made while a save was pending', async () => {
    const { page } = admin;
    await openPath(page, siteUrl, '/Dashboard/products');
    await openDrawer(page, 'Cinema Card, $25');
    const drawer = page.getByRole('dialog');
    const name = drawer.getByLabel('Name', { exact: true });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const updateRequest = page.waitForRequest((request) => Boolean(request.postData()?.includes(updates)));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(updates)) await released;
      await route.continue();
    });
    await name.fill('Cinema Card for Two');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await updateRequest;
    await name.fill('Cinema Card, $25');
    release();

    await page.getByText('Cinema Card for Two is saved. Your later edits are not saved yet.').waitFor();
    expect(await name.inputValue()).toBe('Cinema Card, $25');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Cinema Card, $25 is saved.').waitFor();
  });
});

/** The mutation that saves a product. */
const updates = 'updateRewardProduct';
