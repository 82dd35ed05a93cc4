import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import { openDrawer } from './visitor';

describe('picture library', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun(
    'lists all uploaded pictures, reuses one for another product, and removes none in use',
    async () => {
      const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
      await page.goto(`${siteUrl}/Dashboard/products?q=mahjong`);
      await openDrawer(page, 'Travel Mahjong Set');
      await page.getByRole('button', { name: 'Choose from stored pictures' }).click();
      const library = page.getByRole('dialog', { name: 'Stored pictures' });
      const spa = library.getByRole('listitem', { name: 'Picture spa-day', exact: true });

      await spa.getByRole('button', { name: 'Remove picture spa-day' }).click();
      expect(await focused(page)).toBe('Keep it');
      await spa.getByRole('button', { name: 'Remove permanently' }).click();
      await spa.getByText('uses this picture. Remove it from that product first.').waitFor();
      await expect.poll(() => focused(page)).toBe('Remove picture spa-day');

      await spa.getByRole('button', { name: 'Choose' }).click();
      await spa.getByRole('button', { name: 'Chosen' }).waitFor();
      expect(await focused(page)).toBe('Chosen');
      const closed = closing(page, '.picture-library');
      await library.getByRole('button', { name: 'Close' }).click();
      await closed;
      // The product drawer stays open with the chosen picture.
      expect(new URL(page.url()).search).toContain('product=mahjong-set');
      await page.getByRole('button', { name: 'Move picture 4 forward' }).click();
      await page.getByRole('button', { name: 'Discard edits' }).click();
      await page.getByRole('button', { name: 'Move picture 4 forward' }).waitFor({ state: 'detached' });
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  itInFullRun('shows how many files exceed the limit of a product', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/products`);
    await openDrawer(page, 'Spa Day');
    const picture = await page.screenshot();
    const files = Array.from({ length: 9 }, (_, index) => ({
      name: `harbour-${index}.png`,
      mimeType: 'image/png',
      buffer: picture,
    }));
    await page.getByLabel('Add pictures').setInputFiles(files);
    await page.getByText(/^\d pictures were not added\. A product can have up to 8\.$/).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Resolves once a dialog was closed and its listeners have run. */
const closing = (page: Page, selector: string) =>
  page.evaluate(
    `new Promise((done) => document.querySelector('${selector}').addEventListener('close', () => setTimeout(done)))`,
  );

/** Name of the focused element. */
async function focused(page: Page): Promise<string> {
  const focus = page.locator(':focus');
  return (await focus.getAttribute('aria-label')) ?? focus.innerText();
}
