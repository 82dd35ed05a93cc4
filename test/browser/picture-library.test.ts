import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './open-browser';
import { openSignedIn } from './signed-in';

const siteUrl = inject('siteUrl');

describe('the library of pictures', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('shows what was ever uploaded, gives it to another product, and removes none that a product shows', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard`);
    await openDrawer(page, 'Travel Mahjong Set');
    await page.getByRole('button', { name: 'Choose from stored pictures' }).click();
    const library = page.getByRole('dialog', { name: 'Stored pictures' });
    const spa = library.getByRole('listitem', { name: 'Picture spa-day' });

    await spa.getByRole('button', { name: 'Remove picture spa-day' }).click();
    await spa.getByRole('button', { name: 'Remove for good' }).click();
    await spa.getByText('shows this picture. Take it off there first.').waitFor();

    await spa.getByRole('button', { name: 'Choose' }).click();
    await spa.getByRole('button', { name: 'Chosen' }).waitFor();
    await library.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Move picture 2 forward' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function openDrawer(page: Page, product: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${product}` }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
}
