import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations } from './accessibility-violations';
import { devices } from './open-browser';
import { callApi, declareResidency } from './player-api';
import { siteUrl } from './product';
import { reviewDocuments } from './review-documents';
import { openBrowser } from './shared-browser';
import { openNewPlayer, openSignedIn } from './signed-in';

const home = {
  name: 'Ada Lee',
  line1: '12 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US',
};

describe('identity check', () => {
  let browser: Browser;
  /** Accessibility violations on the pages of player and reviewer. */
  let barriers: string[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun.each(devices)(
    'on a $device goes from a rejected file through a second review to approval',
    async ({ width, theme }) => {
      barriers = [];
      const options = { width, theme };
      const { page, context, faults } = await openNewPlayer(
        browser,
        siteUrl,
        `papers-${width}@jade.test`,
        options,
      );
      await declareResidency(page, siteUrl);
      await callApi(page, siteUrl, 'PUT', '/account/addresses', { addresses: [home] });
      await setSumAbove(page, 12_345);
      await page.goto(`${siteUrl}/Account/identity`);
      // The threshold comes from the API and is no constant of the page.
      await page.getByText('total more than 123.45 SC').waitFor();
      const picture = await page.screenshot();

      await send(page, 'Photo ID', 'notes.jpg', Buffer.from('not a picture at all'));
      await page.getByText('This file is not a picture or a PDF.').waitFor();
      await send(page, 'Photo ID', 'passport.png', picture);
      await send(page, 'Selfie', 'me.png', picture);
      await page.getByRole('button', { name: 'Submit for review' }).click();
      await page.getByText(/^In line since/).waitFor();
      const reviewed = await review('Cannot be read');
      await page.reload();
      await page.getByText('We could not read it. Please take it again in better light.').waitFor();
      barriers.push(...(await findAccessibilityViolations(page)));
      await send(page, 'Photo ID', 'passport-again.png', picture);
      await page.getByRole('button', { name: 'Submit for review' }).click();
      await page.getByText(/^In line since/).waitFor();
      await review('Accepted');
      await page.reload();

      await page.getByRole('listitem').filter({ hasText: 'Confirmed' }).locator('svg.lucide-check').waitFor();
      expect(await page.getByRole('button', { name: 'Submit for review' }).count()).toBe(0);
      expect(reviewed.type).toBe('image/png');
      expect(barriers).toEqual([]);
      expect([...faults, ...reviewed.faults]).toEqual([]);
      await context.close();
    },
  );

  /** Replaces the threshold in the API response, which an operator can configure. */
  async function setSumAbove(page: Page, neededAbove: number): Promise<void> {
    await page.route('**/checkout/eligibility', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const eligibility = (await response.json()) as { identity: object };
      return route.fulfill({
        response,
        json: { ...eligibility, identity: { ...eligibility.identity, neededAbove } },
      });
    });
  }

  async function send(page: Page, document: string, name: string, buffer: Buffer): Promise<void> {
    const card = page.getByRole('region', { name: document });
    const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
    await card.getByLabel(`File for ${document}`).setInputFiles({ name, mimeType, buffer });
    await card.getByText(/^(Received|Not accepted)$/).waitFor();
  }

  /** Shows a reviewer every check with an outdated revision. @returns a function that restores the current ones */
  async function showOutdated(page: Page): Promise<() => Promise<void>> {
    const queue = /\/admin\/identity-checks(\?|$)/;
    await page.route(queue, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { items: { revision: number }[] };
      const items = answer.items.map((check) => ({ ...check, revision: check.revision - 1 }));
      return route.fulfill({ response, json: { ...answer, items } });
    });
    return () => page.unroute(queue);
  }

  /** Opens the documents of the waiting player and decides. @returns the content type of the first */
  async function review(verdict: string): Promise<{ type: string; faults: string[] }> {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    const stopAging = await showOutdated(page);
    await page.goto(`${siteUrl}/Dashboard/identity`);
    const card = page.getByRole('article').last();
    // The player’s data is shown beside the documents.
    await card.getByText('April 1, 1990').waitFor();
    await card.getByText('Texas').waitFor();
    await card.getByText('12 Pier Road').waitFor();
    barriers.push(...(await findAccessibilityViolations(page)));
    // Nothing is accepted before it was opened.
    expect(await card.getByRole('button', { name: 'Confirm identity' }).isDisabled()).toBe(true);
    await reviewDocuments(card, () => 'Accepted');
    await card.getByRole('button', { name: 'Confirm identity' }).click();
    await card.getByText('This check has changed since you opened it.').waitFor();
    await stopAging();
    expect(faults.splice(0)).toEqual([expect.stringContaining('409')]);
    await card.getByRole('button', { name: 'Reload the list' }).click();
    await card.getByText('This check has changed since you opened it.').waitFor({ state: 'detached' });
    const file = page.waitForResponse(/X-Amz-Signature/);
    await reviewDocuments(card, (name) => (name === 'Photo ID' ? verdict : 'Accepted'));
    const type = (await file).headers()['content-type'] ?? '';
    await card.getByRole('button', { name: 'Rotate' }).click();
    await card.getByRole('button', { name: 'Zoom in' }).click();
    barriers.push(...(await findAccessibilityViolations(page)));
    await card
      .getByRole('button', { name: verdict === 'Accepted' ? 'Confirm identity' : 'Request new documents' })
      .click();
    await page
      .getByText(verdict === 'Accepted' ? 'Identity confirmed.' : 'New documents requested.')
      .waitFor();
    await context.close();
    return { type, faults };
  }
});
