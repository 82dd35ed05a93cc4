import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { devices, type PageOptions, type WatchedPage } from './open-browser';
import { callApi, declareResidency } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { headerBalance } from './visitor';

/** Gold Coins of each step of the daily bonus. */
const dailyGold = 1500;

interface LedgerLine {
  readonly kind: string;
  readonly purchase?: { readonly id: string };
}

describe.each(devices)('Get Coins on a $device', ({ device, ...options }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('pays the daily bonus, a wheel spin and a free entry', async () => {
    const { page, context, faults } = await openGetCoins(browser, `gifts-${device}`, {
      ...options,
      reducedMotion: false,
    });
    const before = await balances(page);

    await page.getByRole('button', { name: 'Claim today’s coins' }).click();
    await page.getByText('Day 1 of 7 claimed.').waitFor();
    await expect
      .poll(() => balances(page))
      .toEqual({ gold: before.gold + dailyGold, sweeps: before.sweeps + 20 });

    const wheel = page.getByRole('region', { name: 'Daily wheel' });
    expect(await wheel.getByRole('caption').innerText()).toContain('worth 0.354 SC on average');
    expect(await sumOfOdds(page)).toBeCloseTo(1, 9);
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await wheel.getByText('Today you won').waitFor();
    const won = hundredthsIn(await wheel.getByRole('status').first().innerText());
    await expect.poll(() => sweepsOf(page)).toBe(before.sweeps + 20 + won);
    await wheel.getByText('Proof of this spin').click();
    expect(await wheel.getByText(/^[0-9a-f]{64}$/).innerText()).toHaveLength(64);
    // The seed rotation reveals the secret, with which the browser verifies the spin.
    await callApi(page, siteUrl, 'POST', '/fairness/rotate', { clientSeed: 'coins-test' });
    await wheel.getByRole('button', { name: 'Verify this spin' }).click();
    await wheel.getByText('All checks passed. This spin was fair.').waitFor();
    expect(await wheel.getByRole('img', { name: 'Passed', exact: true }).count()).toBe(4);

    await page.locator('.free-entry-summary').click();
    await page.getByLabel('Full name').fill('Ada Lee');
    await page.getByLabel('Street address').fill(`${device === 'phone' ? 7 : 9} Get Coins Road`);
    await page.getByLabel('City').fill('Austin');
    // The state is that of the profile.
    await page.getByRole('button', { name: 'Enter for free' }).click();
    // A missing field is reported beside it, and nothing is sent.
    await page.getByText('Enter a ZIP code such as 12345 or 12345-6789.').waitFor();
    await page.getByLabel('ZIP code').fill('73301');
    await page.getByRole('button', { name: 'Enter for free' }).click();
    await page.getByText('Entry credited:').waitFor();
    await expect.poll(() => sweepsOf(page)).toBe(before.sweeps + 20 + won + 500);
    const entries = page.getByRole('region', { name: 'Your free entries' }).getByRole('listitem');
    await entries.getByText('Credited').waitFor();
    await page.getByRole('tab', { name: 'By mail' }).click();
    expect(await page.getByText(/^\d{4} \d{4} \d{4}$/).count()).toBe(1);

    // A reload shows the same state, and nothing can be claimed twice.
    await page.reload();
    await page.getByText('Day 1 of 7 claimed.').waitFor();
    await wheel.getByText('Today you won').waitFor();
    await page.locator('.free-entry-summary').getByText('You have entered today.').click();
    await page.getByText('Today’s entry:').waitFor();
    expect(
      await page.getByRole('button', { name: /Claim today|Spin the wheel|Enter for free/ }).count(),
    ).toBe(0);
    expect(await sweepsOf(page)).toBe(before.sweeps + 20 + won + 500);

    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sells a package: a declined card costs nothing, and a duplicate webhook credits once', async () => {
    const { page, context, faults } = await openGetCoins(browser, `buyer-${device}`, options);
    const before = await balances(page);

    await buy(page, 'Get 50,000 Gold Coins for $4.99');
    await page.getByText('This is a simulator. No money moves.').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Decline the card' }).click();
    await page.getByRole('heading', { name: 'Payment declined' }).waitFor();
    expect(await balances(page)).toEqual(before);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Choose another package' }).click();
    await page.getByRole('heading', { name: 'Payment declined' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#packages');
    await page.goBack();

    const declined = new URL(page.url()).searchParams.get('purchase');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/Coins/checkout/**');
    expect(page.url()).not.toContain(declined);
    await page.getByText('Test cases').click();
    await page.getByRole('button', { name: 'Duplicate notification' }).click();
    await page.getByRole('heading', { name: 'Your coins are here' }).waitFor();
    const after = { gold: before.gold + 50_000, sweeps: before.sweeps + 500 };
    await expect.poll(() => balances(page)).toEqual(after);
    const id = new URL(page.url()).searchParams.get('purchase');
    const { items } = await callApi<{ items: LedgerLine[] }>(
      page,
      siteUrl,
      'GET',
      '/wallet/transactions?limit=100',
    );
    expect(items.filter(({ kind, purchase }) => kind === 'purchase' && purchase?.id === id)).toHaveLength(1);

    const steps = page.getByRole('list', { name: 'Purchase timeline' }).getByRole('listitem');
    expect(await steps.count()).toBe(3);
    expect(await page.getByText('Receipt number').count()).toBe(1);
    const rows = page.getByRole('region', { name: 'Your purchases' }).getByRole('link');
    await expect.poll(() => rows.count()).toBe(2);
    // The first-purchase offer is gone after a purchase.
    await expect.poll(() => page.getByText('First purchase only').count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    // Only the receipt is printed.
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Receipt number').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Packages' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Get Coins', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('offers a first purchase once, and shows its payment while the page is open', async () => {
    const { page, context, faults } = await openGetCoins(browser, 'first', {});
    const before = await balances(page);

    await buy(page, 'Get 200,000 Gold Coins for $9.99');
    const checkout = page.url();
    await page.getByRole('button', { name: 'Leave without paying' }).waitFor();
    const id = decodeURIComponent(new URL(checkout).pathname.split('/').at(-1) ?? '');
    // An abandoned checkout leaves a waiting purchase, and the open page shows a payment from elsewhere.
    await page.goto(`${siteUrl}/Coins?purchase=${encodeURIComponent(id)}`);
    await page.getByRole('heading', { name: 'Awaiting payment' }).waitFor();
    await callApi(page, siteUrl, 'POST', `/coins/sandbox/${encodeURIComponent(id)}/outcomes`, {
      outcome: 'pay',
    });
    await page.getByRole('heading', { name: 'Your coins are here' }).waitFor();

    await expect
      .poll(() => balances(page))
      .toEqual({ gold: before.gold + 200_000, sweeps: before.sweeps + 2000 });
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('shows only Gold Coins in a state without Sweeps Coins, with the reason', async () => {
    const { page, context, faults } = await openGetCoins(browser, 'blocked', {}, 'CA');
    const before = await balances(page);

    await page.getByText(/You can play with Gold Coins in California/).waitFor();
    await page.getByText(/not offered it there since January 1, 2026/).waitFor();
    expect(await page.getByText('Sweeps Coins are not available in your state.').count()).toBeGreaterThan(2);
    expect(await page.getByRole('button', { name: 'Spin the wheel' }).isDisabled()).toBe(true);
    expect(await page.getByRole('region', { name: 'Packages' }).getByText('Gold Coins only').count()).toBe(9);
    await page.getByRole('button', { name: 'Claim today’s coins' }).click();
    await page.getByText('Day 1 of 7 claimed.').waitFor();

    await expect.poll(() => balances(page)).toEqual({ gold: before.gold + dailyGold, sweeps: before.sweeps });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('shows the wheel result at once with reduced motion', async () => {
    const { page, context } = await openGetCoins(browser, 'still', {});
    const answered = page.waitForResponse((response) => response.url().endsWith('/bonuses/wheel/spins'));

    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await answered;
    const answeredAt = Date.now();
    await page.getByText('Today you won').waitFor();

    // With motion, the wheel turns for more than four seconds.
    expect(Date.now() - answeredAt).toBeLessThan(2_000);
    await context.close();
  });

  itInFullRun('fits 320 px', async () => {
    const { page, context } = await openGetCoins(browser, 'narrow', { width: 320 });

    expect(await scrollsHorizontally(page)).toBe(false);
    await context.close();
  });
});

/** Opens a new player with residency and accepted terms on a completely loaded Get Coins page. */
async function openGetCoins(
  browser: Browser,
  name: string,
  options: PageOptions,
  state?: string,
): Promise<WatchedPage> {
  const email = `coins-${name}-${Date.now().toString(36)}@players.test`;
  const watched = await openNewPlayer(browser, siteUrl, email, options);
  const { page } = watched;
  await declareResidency(page, siteUrl, state);
  await page.goto(`${siteUrl}/Coins`);
  await page.getByRole('region', { name: 'Daily bonus' }).waitFor();
  await page.getByRole('button', { name: /^Get 20,000 Gold Coins/ }).waitFor();
  await page.locator('[data-balance="gold"]').waitFor();
  return watched;
}

/** Goes from Get Coins to the practice payment page. */
async function buy(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.waitForURL('**/Coins/checkout/**');
}

async function balances(page: Page): Promise<{ gold: number; sweeps: number }> {
  return { gold: await headerBalance(page, 'gold'), sweeps: await headerBalance(page, 'sweeps') };
}

function sweepsOf(page: Page): Promise<number> {
  return headerBalance(page, 'sweeps');
}

/** Sweeps Coins that a sentence names, in hundredths. */
function hundredthsIn(sentence: string): number {
  return Math.round(Number(/\d+\.\d\d/.exec(sentence)?.[0]) * 100);
}

/** Sum of the odds in the wheel’s table. */
async function sumOfOdds(page: Page): Promise<number> {
  const cells = await page.locator('.wheel-odds tbody td:nth-child(2)').allInnerTexts();
  return cells.reduce((sum, cell) => sum + Number.parseFloat(cell), 0) / 100;
}
