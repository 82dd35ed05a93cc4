import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import { headerBalance, fillAddress, openTransactions, productRow, stockOfRow } from './visitor';

const prize = 'Jade Mug';
const price = '14.00';

describe('the prize store', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('lets a player redeem a prize while an admin sees the stock fall', async () => {
    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await admin.page.goto(`${siteUrl}/Dashboard/products`);
    const row = productRow(admin.page, prize);
    await admin.page.getByText('Live', { exact: true }).waitFor();
    const stock = await stockOfRow(row);

    const player = await openSignedIn(browser, siteUrl, 'player@jade.test');
    const { page } = player;
    await page.goto(`${siteUrl}/RewardsStore`);
    await page.getByLabel('Search prizes').fill('mug');
    await page.getByRole('button', { name: `Add to cart: ${prize}` }).click();
    await page.getByText(`${prize} is in your cart.`).waitFor();
    const before = await headerBalance(page, 'sweeps');
    await page.getByRole('link', { name: /^Cart/ }).click();
    const held = await holdFrom(page, () => page.getByRole('link', { name: 'Check out' }).click());

    // Reserved stock is gone for everyone, and all pages show it.
    const heldAt = Date.now();
    await expect.poll(() => stockOfRow(row), { timeout: 2_000, interval: 50 }).toBe(stock - 1);
    expect(Date.now() - heldAt).toBeLessThanOrEqual(2_000);
    await expect.poll(() => headerBalance(page, 'sweeps')).toBe(before - Number(price) * 100);

    // Leaving and returning keeps the same reservation with its expiry.
    await page.goto(`${siteUrl}/RewardsStore`);
    const again = await holdFrom(page, () => page.goto(`${siteUrl}/shop/Checkout`));
    expect(again).toEqual(held);
    expect(await page.locator('.countdown-time').innerText()).toMatch(/^(10:00|[89]:\d\d)$/);
    expect(await stockOfRow(row)).toBe(stock - 1);

    await fillAddress(page, { line1: '12 Pier Road' });
    await page.getByRole('checkbox', { name: /^I have read/ }).check();
    await page.getByRole('button', { name: /^Redeem/ }).click();

    await page.getByRole('heading', { name: 'Order placed' }).waitFor();
    await page.getByText('12 Pier Road').waitFor();
    const steps = page.getByRole('region', { name: 'Status' }).getByRole('listitem');
    expect(await steps.first().innerText()).toContain('Placed');
    expect(await steps.count()).toBeGreaterThan(2);
    expect(await page.getByRole('region', { name: 'What you redeemed' }).innerText()).toContain(price);
    // The held coins have paid for the order.
    expect(await headerBalance(page, 'sweeps')).toBe(before - Number(price) * 100);
    const rows = await openTransactions(page);
    expect(await rows.first().innerText()).toMatch(/Prize order[\s\S]*14\.00/);
    await page.goto(`${siteUrl}/Account/orders`);
    await page
      .getByRole('link', { name: new RegExp(prize) })
      .first()
      .waitFor();

    expect([...admin.faults, ...player.faults]).toEqual([]);
    await admin.context.close();
    await player.context.close();
  });

  it('shows above an open prize why it could not be added to the cart', async () => {
    const { page, context } = await openSignedIn(browser, siteUrl, 'regular@jade.test');
    await page.goto(`${siteUrl}/RewardsStore/jade-mug`);
    await page.route('**/cart/lines/*', (route) => route.abort());
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add to cart/ })
      .click();

    await page.getByText(/^A network error has occurred/).waitFor();
    // Nothing can be pressed behind a modal dialog.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText(/^A network error has occurred/).waitFor({ state: 'detached' });
    await context.close();
  });

  itInFullRun('updates the balances in a second tab', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'affiliate@jade.test');
    await page.goto(`${siteUrl}/games/PlayHKSlots`);
    await page.getByRole('button', { name: /^Spin/ }).waitFor();
    const other = await context.newPage();
    const subscribed = other
      .waitForEvent('websocket', (socket) => socket.url().includes('/graphql'))
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('start_ack')),
      );
    await other.goto(`${siteUrl}/RewardsStore`);
    await subscribed;
    const before = await headerBalance(other, 'gold');

    // A round may leave the balance unchanged.
    let gold = before;
    while (gold === before) gold = await spin(page);

    await expect.poll(() => headerBalance(other, 'gold'), { timeout: 2_000, interval: 50 }).toBe(gold);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** @returns the Gold Coins in the response */
async function spin(page: Page): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/games/hk-slots/rounds') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: /^Spin/ }).click();
  const { balances } = (await (await answered).json()) as { balances: { gold: number } };
  return balances.gold;
}

/** Performs the action that reserves the cart. @returns id and expiry of the reservation */
async function holdFrom(page: Page, act: () => Promise<unknown>) {
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/checkout/reservation') &&
      response.request().method() === 'POST' &&
      response.ok(),
  );
  await act();
  const { reservation } = (await (await answered).json()) as {
    reservation: { id: string; expiresAt: string };
  };
  return { id: reservation.id, expiresAt: reservation.expiresAt };
}
