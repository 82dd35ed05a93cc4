import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations } from './accessibility-violations';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openShopper, redeemPrize } from './shopper';
import { openSignedIn } from './signed-in';
import { headerBalance, fillAddress } from './visitor';

const prize = 'Tea Ceremony Box';
const price = 3500;
const shopper = (name: string) => ({ email: `${name}@jade.test`, sweeps: 5_000 });

describe('admin order board', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('lets an admin approve and ship an order while its player watches', async () => {
    const player = await openShopper(browser, siteUrl, shopper('board-1'));
    const id = await redeem(player.page);
    await player.page.goto(`${siteUrl}/Account/orders/${id}`);
    await player.page.getByRole('heading', { name: 'Order placed', level: 1 }).waitFor();

    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await admin.page.goto(`${siteUrl}/Dashboard/orders`);
    await admin.page
      .getByRole('link', { name: new RegExp(prize) })
      .last()
      .click();
    await admin.page.getByRole('dialog', { name: `Order ${id}` }).waitFor();
    const barriers = await findAccessibilityViolations(admin.page);
    await step(admin.page, 'Approve');
    await player.page.getByRole('heading', { name: 'Order approved', level: 1 }).waitFor();

    await step(admin.page, 'Mark as shipped', async (form) => {
      await form.getByLabel('Tracking number').fill('9400 1000 0000');
      await form.getByLabel('Message to player (optional)').fill('Well wrapped, in one box.');
    });

    await player.page.getByRole('heading', { name: 'Order shipped', level: 1 }).waitFor();
    await player.page.getByText('Well wrapped, in one box.').waitFor();
    const tracking = player.page.getByRole('link', { name: /9400 1000 0000/ });
    expect(await tracking.getAttribute('href')).toBe(
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=940010000000',
    );
    expect(barriers).toEqual([]);
    expect(await findAccessibilityViolations(player.page)).toEqual([]);
    expect([...admin.faults, ...player.faults]).toEqual([]);
    await Promise.all([admin.context.close(), player.context.close()]);
  });

  itInFullRun('lets a player cancel an order, which returns the coins', async () => {
    const { page, context, faults } = await openShopper(browser, siteUrl, shopper('board-2'));
    const id = await redeem(page);
    await page.goto(`${siteUrl}/Account/orders/${id}`);
    await page.getByRole('heading', { name: 'Order placed', level: 1 }).waitFor();
    const before = await headerBalance(page, 'sweeps');

    await page.getByRole('button', { name: 'Cancel this order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();

    await page.getByRole('heading', { name: 'Order canceled', level: 1 }).waitFor();
    await page.getByText('You canceled it.').waitFor();
    await expect.poll(() => headerBalance(page, 'sweeps')).toBe(before + price);
    expect(await page.getByRole('button', { name: 'Cancel this order' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('lets an admin find, select and approve orders by keyboard alone', async () => {
    const player = await openShopper(browser, siteUrl, { ...shopper('board-3'), sweeps: 9_000 });
    const ids = [await redeem(player.page), await redeem(player.page)];

    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    const { page } = admin;
    await page.goto(`${siteUrl}/Dashboard/orders`);
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('board-3@');
    await page.keyboard.press('Enter');
    await page.waitForURL(/find=board-3%40/);
    const rows = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).focus();
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByText('2 selected').waitFor();
    const barriers = await findAccessibilityViolations(page);
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Approve orders' });
    for (const id of ids) await dialog.getByText(id).waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByText('All 2 orders were updated.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => rows.filter({ hasText: 'Approved' }).count()).toBe(2);

    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Dashboard\/orders\/2\d{3}-/);
    await page.getByRole('dialog', { name: /^Order 2\d{3}-/ }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/Dashboard\/orders\?find=board-3%40/);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(barriers).toEqual([]);
    expect([...admin.faults, ...player.faults]).toEqual([]);
    await Promise.all([admin.context.close(), player.context.close()]);
  });

  itInFullRun('lets an admin correct the address of an order, of which its player is notified', async () => {
    const player = await openShopper(browser, siteUrl, shopper('board-4'));
    const id = await redeem(player.page);

    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await admin.page.goto(`${siteUrl}/Dashboard/orders/${id}`);
    const sheet = admin.page.getByRole('dialog', { name: `Order ${id}` });
    await sheet.getByRole('button', { name: 'Correct the address' }).click();
    const focused = admin.page.locator(':focus');
    await sheet.getByLabel('Full name').and(focused).waitFor();
    await sheet.getByRole('button', { name: 'Save and notify the player' }).click();
    await sheet.getByText('Enter a reason of 3 to 200 characters.').waitFor();
    await sheet.getByLabel('Street address').fill('99 Harbor Street');
    await sheet.getByLabel('Reason for the correction').fill('Asked for by phone');
    const barriers = await findAccessibilityViolations(admin.page);
    await sheet.getByRole('button', { name: 'Save and notify the player' }).click();
    await sheet.getByText('99 Harbor Street').waitFor();
    await sheet.getByRole('button', { name: 'Correct the address' }).and(focused).waitFor();

    await player.page.goto(`${siteUrl}/Account/orders/${id}`);
    await player.page.getByText('99 Harbor Street').waitFor();
    await player.page.goto(`${siteUrl}/Account/notices`);
    await expect
      .poll(
        async () => {
          await player.page.reload();
          await player.page.getByRole('heading', { level: 1 }).waitFor();
          return player.page.getByText('We corrected the address of your order').count();
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toBeGreaterThan(0);
    expect(barriers).toEqual([]);
    expect([...admin.faults, ...player.faults]).toEqual([]);
    await Promise.all([admin.context.close(), player.context.close()]);
  });

  itInFullRun('lets an admin replace a gift code of an order', async () => {
    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await admin.page.goto(`${siteUrl}/Dashboard/orders`);
    await callApi(admin.page, siteUrl, 'POST', '/admin/gift-codes/cinema-card-25/codes', {
      codes: ['CINEMA-0001', 'CINEMA-0002'],
    });
    const player = await openShopper(browser, siteUrl, shopper('board-5'));
    await redeemPrize(player.page, siteUrl, 'cinema-card-25');
    const id = new URL(player.page.url()).pathname.split('/').at(-1)!;

    await admin.page.goto(`${siteUrl}/Dashboard/orders/${id}`);
    const sheet = admin.page.getByRole('dialog', { name: `Order ${id}` });
    await sheet.getByRole('button', { name: 'Replace code 1' }).click();
    const question = admin.page.getByRole('dialog', { name: 'Replace code 1?' });
    await question.getByText('This cannot be undone.').waitFor();
    await question.getByLabel('Reason (for the audit log)').fill('The issuer blocked it');
    await question.getByRole('button', { name: 'Replace and notify the player' }).click();
    await sheet.getByText('Replaced once').waitFor();

    expect([...admin.faults, ...player.faults]).toEqual([]);
    await Promise.all([admin.context.close(), player.context.close()]);
  });

  /** Takes a step of the order that is open beside the board. */
  async function step(page: Page, name: string, fill?: (form: ReturnType<Page['locator']>) => Promise<void>) {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name, exact: true }).first().click();
    const form = dialog.getByRole('region', { name: 'Next steps' }).locator('form');
    await fill?.(form);
    await form.getByRole('button', { name, exact: true }).click();
    await form.waitFor({ state: 'detached' });
  }

  /** Redeems one piece of the prize. @returns the order id */
  async function redeem(page: Page): Promise<string> {
    await page.goto(`${siteUrl}/RewardsStore`);
    await page.getByLabel('Search prizes').fill('tea ceremony');
    await page.getByRole('button', { name: `Add to cart: ${prize}` }).click();
    await page.getByText(`${prize} is in your cart.`).waitFor();
    await page.goto(`${siteUrl}/shop/Checkout`);
    await fillAddress(page, { line1: '12 Pier Road' });
    await page.getByRole('checkbox', { name: /^I have read/ }).check();
    await page.getByRole('button', { name: /^Redeem/ }).click();
    await page.getByRole('heading', { name: 'Order placed' }).waitFor();
    const [, id = ''] = /Order (\d{4}-\S+)/.exec(await page.getByRole('main').innerText()) ?? [];
    return id;
  }
});
