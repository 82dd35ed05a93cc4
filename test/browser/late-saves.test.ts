import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import { openDrawer } from './visitor';

describe('a product save that completes late', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('keeps the edits of the open drawer, and reports a refusal', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/products`);
    const drawer = page.getByRole('dialog');
    const name = drawer.getByLabel('Name', { exact: true });
    const late = await holdNext(page, 'updateRewardProduct');

    await openDrawer(page, 'Bookshop Card, $25');
    await name.fill('Bookshop Card for Two');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await late.requested;
    await drawer.getByRole('button', { name: 'Close' }).click();
    await openDrawer(page, 'Cinema Card, $25');
    await name.fill('Cinema Card');
    await late.answer();
    await page.getByText('Bookshop Card for Two is saved.').waitFor();
    expect(await name.inputValue()).toBe('Cinema Card');

    await drawer.getByRole('button', { name: 'Close' }).click();
    await openDrawer(page, 'Bookshop Card for Two');
    const second = await holdNext(page, 'updateRewardProduct');
    await name.fill('Bookshop Card, $25');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await second.requested;
    await name.fill('Bookshop Card, and Tea');
    await second.answer();
    await page.getByText('Bookshop Card, $25 is saved. Your later edits are not saved yet.').waitFor();
    expect(await name.inputValue()).toBe('Bookshop Card, and Tea');
    const last = await holdNext(page, 'updateRewardProduct');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await last.requested;
    await drawer.getByRole('button', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await last.refuse();
    await page.getByText('Bookshop Card, and Tea is not saved. This product no longer exists.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('keeps input typed during the first save of a product as an unsaved edit', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/products`);
    const drawer = page.getByRole('dialog');
    const name = drawer.getByLabel('Name', { exact: true });
    const create = page.getByRole('link', { name: 'New product' });
    const late = await holdNext(page, 'createRewardProduct');

    await create.click();
    await name.fill('Jade Kite');
    await drawer.getByLabel('Price in SC').fill('12');
    await drawer.getByRole('button', { name: 'Create product' }).click();
    await late.requested;
    await name.press('End');
    await page.keyboard.type(' of Silk');
    await late.answer();
    await page.getByText('Jade Kite is saved. Your later edits are not saved yet.').waitFor();
    await drawer.getByRole('button', { name: 'Save' }).waitFor();
    await page.waitForURL(/product=/);
    expect(await name.and(page.locator(':focus')).inputValue()).toBe('Jade Kite of Silk');
    expect(await drawer.getByLabel('Price in SC').inputValue()).toBe('12.00');

    await page.keyboard.press('Enter');
    await page.getByText('Jade Kite of Silk is saved.').waitFor();
    await drawer.waitFor({ state: 'hidden' });
    await create.click();
    expect(await name.inputValue()).toBe('');
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Holds the next request of a mutation until it is released or refused. */
async function holdNext(page: Page, mutation: 'createRewardProduct' | 'updateRewardProduct') {
  let resolveHeld: ((route: Route) => void) | null = null;
  const held = new Promise<Route>((resolve) => (resolveHeld = resolve));
  await page.route('**/graphql', (route) => {
    const isMine = resolveHeld !== null && route.request().postData()?.includes(mutation);
    if (!isMine) return route.fallback();
    resolveHeld?.(route);
    resolveHeld = null;
    return undefined;
  });
  const refusal = { errorType: 'products/unknown-product', message: 'There is no such product.' };
  return {
    requested: held,
    answer: async () => (await held).continue(),
    refuse: async () => (await held).fulfill({ json: { data: { [mutation]: null }, errors: [refusal] } }),
  };
}
