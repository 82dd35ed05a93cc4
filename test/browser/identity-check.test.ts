import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { barriersOn } from './barriers';
import { openBrowser } from './open-browser';
import { openNewPlayer, openSignedIn } from './signed-in';

const siteUrl = inject('siteUrl');

describe('an identity check', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    { name: 'a phone', width: 375, theme: 'light' },
    { name: 'a desk', width: 1440, theme: 'dark' },
  ])('on $name goes from a bad file over a second look to a confirmed identity', async ({ width, theme }) => {
    const look = { width, theme, reducedMotion: true };
    const { page, context, faults } = await openNewPlayer(
      browser,
      siteUrl,
      `papers-${width}@jade.test`,
      look,
    );
    await page.goto(`${siteUrl}/Account/identity`);
    const picture = await page.screenshot();

    await send(page, 'Photo ID', 'notes.jpg', Buffer.from('not a picture at all'));
    await page.getByText('This file is no picture and no PDF.').waitFor();
    await send(page, 'Photo ID', 'passport.png', picture);
    await send(page, 'A picture of you', 'me.png', picture);
    await page.getByRole('button', { name: 'Hand in for review' }).click();
    await page.getByText(/^In the queue since/).waitFor();
    const reviewed = await review('Cannot be read');
    await page.reload();
    await page.getByText('It could not be read. Please take it again in better light.').waitFor();
    const barriers = await barriersOn(page);
    await send(page, 'Photo ID', 'passport-again.png', picture);
    await page.getByRole('button', { name: 'Hand in for review' }).click();
    await page.getByText(/^In the queue since/).waitFor();
    await review('In order');
    await page.reload();

    await page.getByRole('listitem').filter({ hasText: 'Confirmed' }).locator('svg.lucide-check').waitFor();
    expect(await page.getByRole('button', { name: 'Hand in for review' }).count()).toBe(0);
    expect(reviewed.type).toBe('image/png');
    expect(barriers).toEqual([]);
    expect([...faults, ...reviewed.faults]).toEqual([]);
    await context.close();
  });

  async function send(page: Page, document: string, name: string, buffer: Buffer): Promise<void> {
    const card = page.getByRole('region', { name: document });
    const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
    await card.getByLabel(`File for: ${document}`).setInputFiles({ name, mimeType, buffer });
    await card.getByText(/^(Received|Not taken)$/).waitFor();
  }

  /** Opens the photo ID of whoever waits, and decides it. @returns what type the reviewer saw it as */
  async function review(verdict: string): Promise<{ type: string; faults: string[] }> {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/identity`);
    const card = page.getByRole('article').last();
    const viewing = context.waitForEvent('page');
    await card.getByRole('button', { name: 'Open: Photo ID' }).last().click();
    const view = await viewing;
    await view.waitForURL(/X-Amz-Signature/);
    const type = (await view.evaluate('document.contentType')) as string;
    await card
      .getByLabel(/^Photo ID/)
      .last()
      .selectOption({ label: verdict });
    await card
      .getByRole('button', { name: verdict === 'In order' ? 'Confirm identity' : 'Ask for these again' })
      .click();
    await page.getByText(verdict === 'In order' ? 'Identity confirmed.' : 'The player is asked').waitFor();
    await context.close();
    return { type, faults };
  }
});
