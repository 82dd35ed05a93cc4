import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './open-browser';
import { openSignedIn } from './signed-in';

const siteUrl = inject('siteUrl');

describe('a product that is saved while its admin goes on', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('leaves the drawer alone that is open when an earlier save comes, and tells of one that was refused', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard`);
    const drawer = page.getByRole('dialog');
    const name = drawer.getByLabel('Name', { exact: true });
    const late = await holdUpdates(page);

    await openDrawer(page, 'Spa Day');
    await name.fill('Spa Day for Two');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await late.isAsked;
    await drawer.getByRole('button', { name: 'Close' }).click();
    await openDrawer(page, 'Travel Mahjong Set');
    await name.fill('Mahjong Set');
    await late.answer();
    await page.getByText('Spa Day for Two is saved.').waitFor();
    expect(await name.inputValue()).toBe('Mahjong Set');

    await drawer.getByRole('button', { name: 'Close' }).click();
    await openDrawer(page, 'Spa Day for Two');
    const second = await holdUpdates(page);
    await name.fill('Spa Day');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await second.isAsked;
    await name.fill('Spa Day, and Tea');
    await second.answer();
    await page.getByText('Spa Day is saved. What you typed since is not, yet.').waitFor();
    expect(await name.inputValue()).toBe('Spa Day, and Tea');
    const last = await holdUpdates(page);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await last.isAsked;
    await drawer.getByRole('button', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await last.refuse();
    await page.getByText('Spa Day, and Tea is not saved. This product is not there any more.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Keeps the next change of a product on its way until it is let through or refused. */
async function holdUpdates(page: Page) {
  let tell: ((route: Route) => void) | null = null;
  const held = new Promise<Route>((resolve) => (tell = resolve));
  await page.route('**/graphql', (route) => {
    const isMine = tell !== null && route.request().postData()?.includes('updateRewardProduct');
    if (!isMine) return route.fallback();
    tell?.(route);
    tell = null;
    return undefined;
  });
  const refusal = { errorType: 'products/unknown-product', message: 'There is no such product.' };
  return {
    isAsked: held,
    answer: async () => (await held).continue(),
    refuse: async () =>
      (await held).fulfill({ json: { data: { updateRewardProduct: null }, errors: [refusal] } }),
  };
}

async function openDrawer(page: Page, product: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${product}` }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
}
