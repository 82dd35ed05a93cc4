import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { agePurchases } from '../moved-time';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { withTables } from './local-tables';
import { devices } from './open-browser';
import { callApi, declareResidency, subOf } from './player-api';
import { siteUrl } from './product';
import { runSchedule } from './run-schedule';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { headerBalance } from './visitor';

/** Leaves time for a schedule and the page on a busy machine. */
const patienceMs = 30_000;

interface Purchase {
  readonly id: string;
  readonly state: string;
}

describe('payments without a webhook', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun(
    'are credited by the reconciliation, on a phone and a desktop; an abandoned one ends without cost',
    async () => {
      const email = `practice-${Date.now().toString(36)}@players.test`;
      const { page, context, faults } = await openNewPlayer(browser, siteUrl, email);
      await declareResidency(page, siteUrl);
      await page.goto(`${siteUrl}/Coins`);
      await page.locator('[data-balance="gold"]').waitFor();
      const before = await balances(page);

      const paid: string[] = [];
      const abandoned: string[] = [];
      for (const { width, height } of devices) {
        await page.setViewportSize({ width, height });
        paid.push(await buyWithOutcome(page, 'Slow payment', 'Payment pending'));
        expect(await page.getByRole('link', { name: 'Pay now' }).count()).toBe(0);
        abandoned.push(await buyWithOutcome(page, 'Leave without paying', 'Purchase canceled'));
        expect(await findAccessibilityViolations(page)).toEqual([]);
        paid.push(await buyWithOutcome(page, 'Lost notification', 'Awaiting payment'));
        expect(await scrollsHorizontally(page)).toBe(false);
      }

      const player = await subOf(page);
      await withTables(siteUrl, ({ client, tableName }) =>
        agePurchases(client, tableName('Purchases'), player),
      );
      const requestAndRead = async () => {
        await runSchedule(siteUrl, 'PurchasesOften');
        return statesOf(page, paid);
      };
      await expect
        .poll(requestAndRead, { timeout: patienceMs, interval: 2_000 })
        .toEqual(paid.map(() => 'credited'));
      // An open page shows the coins without any action.
      await page.getByRole('heading', { name: 'Your coins are here' }).waitFor();

      const given = { gold: before.gold + paid.length * 20_000, sweeps: before.sweeps + paid.length * 200 };
      await expect.poll(() => balances(page)).toEqual(given);
      expect(await statesOf(page, abandoned)).toEqual(abandoned.map(() => 'expired'));
      expect((await creditedIn(page)).toSorted()).toEqual(paid.toSorted());
      expect(faults).toEqual([]);
      await context.close();
    },
    patienceMs + 90_000,
  );
});

/** Begins a purchase, chooses its outcome, and waits for the resulting page. @returns the purchase id */
async function buyWithOutcome(page: Page, outcome: string, heading: string): Promise<string> {
  await page.goto(`${siteUrl}/Coins`);
  await page.getByRole('button', { name: /^Get 20,000 Gold Coins/ }).click();
  await page.waitForURL('**/Coins/checkout/**');
  const button = page.getByRole('button', { name: outcome });
  await page.getByText('Test cases').waitFor();
  if (!(await button.isVisible())) await page.getByText('Test cases').click();
  await button.click();
  await page.getByRole('heading', { name: heading }).waitFor();
  return new URL(page.url()).searchParams.get('purchase') ?? '';
}

async function statesOf(page: Page, ids: readonly string[]): Promise<(string | undefined)[]> {
  const { items } = await callApi<{ items: Purchase[] }>(page, siteUrl, 'GET', '/coins/purchases?limit=20');
  return ids.map((id) => items.find((each) => each.id === id)?.state);
}

/** Purchases credited in the ledger, one entry per credit. */
async function creditedIn(page: Page): Promise<(string | undefined)[]> {
  const { items } = await callApi<{ items: { kind: string; purchase?: { id: string } }[] }>(
    page,
    siteUrl,
    'GET',
    '/wallet/transactions?limit=100',
  );
  return items.filter(({ kind }) => kind === 'purchase').map(({ purchase }) => purchase?.id);
}

async function balances(page: Page): Promise<{ gold: number; sweeps: number }> {
  return { gold: await headerBalance(page, 'gold'), sweeps: await headerBalance(page, 'sweeps') };
}
