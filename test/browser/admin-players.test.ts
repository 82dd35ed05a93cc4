import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { disputeAtBank } from './disputed-payment';
import { requestApi, callApi, subOf } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openShopper } from './shopper';
import { openNewPlayer, openSignedIn } from './signed-in';
import { headerBalance, demoPassword } from './visitor';

const desktop = {};
const phone = { ...desktop, width: 375, height: 812 };

/** The browser logs refusals, which this test provokes. */
const isRefusal = (fault: string) => /Failed to load resource: .* (401|403|409)/.test(fault);

const auditLog = '**/Dashboard/audit*';

describe('admin player pages', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun(
    'let an admin find and suspend a player with a reason, and a superadmin correct; the audit log has each act',
    async () => {
      const player = await openShopper(browser, siteUrl, {
        ...phone,
        email: 'suspended-9@jade.test',
        sweeps: 5_000,
      });
      const id = await subOf(player.page);
      await player.page.goto(`${siteUrl}/games/PlayHKSlots`);
      await player.page.getByRole('button', { name: /^Spin/ }).waitFor();

      const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test', desktop);
      await find(admin.page, 'suspended-9@');
      const ledger = admin.page.getByRole('group', { name: 'Ledger' });
      await ledger.getByRole('row').filter({ hasText: 'Won in an earlier season' }).waitFor();
      const barriers = await findAccessibilityViolations(admin.page);
      await admin.page.getByLabel('Reason for suspension (shown to player)').selectOption('payment-review');
      await admin.page.getByLabel('Note for the audit log').fill('Chargeback announced by the bank');
      await admin.page.getByRole('button', { name: 'Suspend', exact: true }).click();
      await admin.page.getByText('From the next request on, the player cannot:').waitFor();
      await admin.page.getByRole('button', { name: 'Suspend player' }).click();
      await admin.page.getByText('Player suspended. They can see the reason.').waitFor();
      await admin.page.getByText('Suspended', { exact: true }).waitFor();

      await player.page.getByRole('button', { name: /^Spin/ }).click();
      await player.page.getByText('Your account is suspended.').first().waitFor();
      await player.page.goto(`${siteUrl}/Account`);
      await player.page.getByText('We are reviewing one of your payments.').waitFor();
      await player.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await findAccessibilityViolations(player.page)).toEqual([]);

      // Admins have no form to correct a balance, and the API refuses it.
      expect(await admin.page.getByRole('heading', { name: 'Correct a balance' }).count()).toBe(0);
      await admin.page.getByText('Only superadmins can correct balances, reverse transactions').waitFor();
      const forced = await requestApi(admin.page, siteUrl, 'POST', `/admin/players/${id}/adjustments`, {
        account: 'player:sweeps-redeemable',
        amount: 100,
        reason: 'Not mine to give',
      });
      expect(forced).toMatchObject({ status: 403, body: { error: { code: 'session/forbidden' } } });

      const superadmin = await openSignedIn(browser, siteUrl, 'superadmin@jade.test', desktop);
      await find(superadmin.page, 'suspended-9@');
      const before = await headerBalance(player.page, 'sweeps');
      await superadmin.page
        .getByLabel('Balance to correct', { exact: true })
        .selectOption('player:sweeps-redeemable');
      await superadmin.page.getByLabel('Amount').fill('-12.50');
      await superadmin.page
        .getByLabel('Reason for correction (shown to player)')
        .fill('Credited twice in August');
      await superadmin.page.getByRole('button', { name: 'Review correction' }).click();
      const preview = superadmin.page.getByRole('row').filter({ hasText: 'Sweeps Coins, redeemable' });
      await preview.getByText('50.00').waitFor();
      await preview.getByText('37.50').waitFor();
      await superadmin.page.getByRole('button', { name: 'Apply correction' }).click();
      await superadmin.page.getByText('Balance corrected.').waitFor();
      await superadmin.page.getByRole('row').filter({ hasText: 'Credited twice in August' }).waitFor();
      await expect.poll(() => headerBalance(player.page, 'sweeps')).toBe(before - 1_250);
      await superadmin.page.getByLabel('Note for the audit log').fill('Settled with the bank');
      await superadmin.page.getByRole('button', { name: 'Lift suspension' }).click();
      await superadmin.page.getByText('Suspension lifted.').waitFor();

      await superadmin.page.getByRole('link', { name: 'Admin activity' }).click();
      await superadmin.page.waitForURL(auditLog);
      const isView = (entry: string) => entry.includes('Player data viewed');
      let entries: string[] = [];
      await expect
        .poll(async () => {
          await superadmin.page.reload();
          entries = await actsOn(superadmin.page);
          return entries.filter((entry) => !isView(entry));
        })
        .toEqual([
          expect.stringContaining('Settled with the bank'),
          expect.stringContaining('Credited twice in August'),
          expect.stringContaining('Chargeback announced by the bank'),
          expect.stringContaining('Won in an earlier season'),
        ]);
      expect(entries.some(isView)).toBe(true);
      expect(entries.join()).not.toContain('Not mine to give');

      await player.page.goto(`${siteUrl}/games/PlayHKSlots`);
      const answered = player.page.waitForResponse((response) =>
        response.url().endsWith('/games/hk-slots/rounds'),
      );
      await player.page.getByRole('button', { name: /^Spin/ }).click();
      expect((await answered).status()).toBe(200);
      expect(barriers).toEqual([]);
      expect(
        [...admin.faults, ...superadmin.faults, ...player.faults].filter((each) => !isRefusal(each)),
      ).toEqual([]);
      await Promise.all([admin, superadmin, player].map(({ context }) => context.close()));
    },
  );

  itInFullRun('let an admin correct a mistyped birthday, after which the player can play', async () => {
    const player = await openNewPlayer(browser, siteUrl, 'mistyped@jade.test', phone);
    await callApi(player.page, siteUrl, 'PUT', '/player/residency', {
      bornOn: `${new Date().getFullYear() - 15}-05-05`,
      state: 'TX',
      timeZone: 'America/Chicago',
    });
    await player.page.goto(`${siteUrl}/Account/welcome`);
    await player.page.getByRole('heading', { name: 'You need to be 21 to play' }).waitFor();

    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test', desktop);
    await find(admin.page, 'mistyped@');
    await admin.page.getByText('the player is too young to play').waitFor();
    await admin.page.getByLabel('Correct date of birth').fill('1990-05-05');
    await admin.page.getByLabel('Reason for correcting the date of birth').fill('A typo in the year');
    const barriers = await findAccessibilityViolations(admin.page);
    await admin.page.getByRole('button', { name: 'Correct date of birth' }).click();
    await admin.page.getByText('Date of birth corrected. The player is notified.').waitFor();
    await admin.page.getByRole('definition').filter({ hasText: 'May 5, 1990' }).waitFor();
    await admin.page.getByRole('link', { name: 'Admin activity' }).click();
    await showsAct(admin.page, 'A typo in the year');

    await player.page.goto(`${siteUrl}/Account/notices`);
    await player.page.getByText('We corrected your date of birth').waitFor();
    await player.page.goto(`${siteUrl}/games/PlayHKSlots`);
    const answered = player.page.waitForResponse((response) =>
      response.url().endsWith('/games/hk-slots/rounds'),
    );
    await player.page.getByRole('button', { name: /^Spin/ }).click();
    expect((await answered).status()).toBe(200);
    expect(barriers).toEqual([]);
    expect([...admin.faults, ...player.faults]).toEqual([]);
    await Promise.all([admin, player].map(({ context }) => context.close()));
  });

  itInFullRun('require two superadmins for a large correction', async () => {
    const player = await openShopper(browser, siteUrl, { email: 'owed@jade.test', sweeps: 5_000 });
    const requester = await openSignedIn(browser, siteUrl, 'superadmin@jade.test', desktop);
    await find(requester.page, 'owed@');
    await requester.page
      .getByLabel('Balance to correct', { exact: true })
      .selectOption('player:sweeps-redeemable');
    await requester.page.getByLabel('Amount').fill('250');
    await requester.page
      .getByLabel('Reason for correction (shown to player)')
      .fill('A prize that never came');
    await requester.page.getByRole('button', { name: 'Review correction' }).click();
    await requester.page.getByRole('button', { name: 'Apply correction' }).click();
    await requester.page.getByText('This needs a second superadmin.').waitFor();
    await requester.page.getByRole('button', { name: 'Ask another superadmin' }).click();
    await requester.page.getByText('Sent to another superadmin.').waitFor();
    await requester.page.goto(`${siteUrl}/Dashboard/approvals`);
    const own = requester.page.getByRole('listitem').filter({ hasText: 'A prize that never came' });
    await own.getByText('Another superadmin must decide.').waitFor();
    const buttons = await own.getByRole('button').allTextContents();

    const second = await openSignedIn(browser, siteUrl, 'second@jade.test', phone);
    await second.page.goto(`${siteUrl}/Dashboard/approvals`);
    const request = second.page.getByRole('listitem').filter({ hasText: 'A prize that never came' });
    await request.getByRole('button', { name: 'Approve' }).waitFor();
    const barriers = [
      ...(await findAccessibilityViolations(second.page)),
      ...(await findAccessibilityViolations(requester.page)),
    ];
    const scrolls = await scrollsHorizontally(second.page);
    await request.getByRole('button', { name: 'Approve' }).click();
    const question = second.page.getByRole('dialog', { name: 'Approve this correction?' });
    await question.getByRole('table', { name: 'Balances before and after' }).waitFor();
    await question.getByRole('button', { name: 'Approve' }).click();
    await request.getByText('Approved by you').waitFor();

    await player.page.goto(`${siteUrl}/Account`);
    // Includes 2.50 SC of the welcome grant.
    await expect.poll(() => headerBalance(player.page, 'sweeps'), { timeout: 15_000 }).toBe(30_250);
    expect(buttons).toEqual(['Withdraw']);
    expect([barriers, scrolls]).toEqual([[], false]);
    expect([...requester.faults, ...second.faults].filter((each) => !isRefusal(each))).toEqual([]);
    await Promise.all([player, requester, second].map(({ context }) => context.close()));
  });

  itInFullRun(
    'let an admin restrict a player and keep notes, and a superadmin refund a purchase and reverse a round',
    async () => {
      const player = await openShopper(browser, siteUrl, { email: 'cared-for@jade.test', sweeps: 5_000 });
      const purchase = await buyCoins(player.page);
      await callApi(player.page, siteUrl, 'POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 });

      const { page, faults, context } = await openSignedIn(browser, siteUrl, 'superadmin@jade.test', desktop);
      await find(page, 'cared-for@');
      await page.getByLabel('New internal note').fill('Called about a gift card');
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByRole('list', { name: 'Internal notes' }).getByText('a gift card').waitFor();

      await page
        .getByRole('row')
        .filter({ hasText: purchase })
        .getByRole('button', { name: 'Refund' })
        .click();
      await page.getByLabel('Reason for the refund').fill('Bought by mistake');
      const barriers = await findAccessibilityViolations(page);
      await page.getByRole('button', { name: 'Refund $4.99' }).click();
      await page.getByText('$4.99 refunded. The player is notified.').waitFor();
      // The button that was pressed is gone once the purchases have been read again.
      await expect
        .poll(() => page.evaluate<string>('document.activeElement.querySelector("h2")?.textContent'))
        .toBe('Purchases');

      await page.getByLabel('Coin', { exact: true }).selectOption('gold');
      const ledger = page.getByRole('group', { name: 'Ledger' });
      const round = ledger.getByRole('row').filter({ hasText: 'HK Slots' });
      await round.getByRole('button', { name: 'Reverse' }).click();
      await page.getByLabel('Reason for the reversal (shown to player)').fill('It was cut off');
      await page.getByRole('button', { name: 'Reverse transaction' }).click();
      await page.getByText(/Transaction \d+ reversed by transaction \d+\./).waitFor();
      await round.getByText('Reversed', { exact: true }).waitFor();

      await page.getByLabel('New limit').fill('25');
      await page.getByLabel('Reason for the limit').fill('By phone');
      await page.getByRole('button', { name: 'Review limit' }).click();
      await page.getByText('Per day: no limit now, $25.00 from now on.').waitFor();
      await page.getByRole('button', { name: 'Set limit' }).click();
      await page.getByText('Limit set. The player is notified.').waitFor();
      await page.getByLabel('Break or self-exclusion', { exact: true }).selectOption('exclusion-12');
      await page.getByLabel('Reason for the break or exclusion').fill('By phone');
      await page.getByRole('button', { name: 'Review break or exclusion' }).click();
      await page.getByRole('button', { name: 'Start it now' }).click();
      await page.getByText('Self-excluded', { exact: true }).waitFor();

      await page.goto(`${siteUrl}/Dashboard/players?show=excluded`);
      await page.getByRole('link').filter({ hasText: 'cared-for@jade.test' }).first().waitFor();
      await player.page.goto(`${siteUrl}/Account/notices`);
      await player.page.getByText('You are excluded from play').waitFor();
      await player.page.getByText('Refund: $4.99').waitFor();
      expect(await player.page.getByText('a gift card').count()).toBe(0);
      expect(barriers).toEqual([]);
      expect([...faults, ...player.faults].filter((each) => !isRefusal(each))).toEqual([]);
      await Promise.all([context, player.context].map((each) => each.close()));
    },
  );

  itInFullRun(
    'let a superadmin mark a refund that was given up as settled, with a reason and a recent sign-in',
    async () => {
      const player = await openShopper(browser, siteUrl, { email: 'unpayable@jade.test', sweeps: 5_000 });
      const id = await subOf(player.page);
      const purchase = await buyCoins(player.page);
      await disputeAtBank(siteUrl, id, purchase);

      const { page, faults, context } = await openSignedIn(browser, siteUrl, 'superadmin@jade.test', desktop);
      await find(page, 'unpayable@');
      const purchaseRow = page.getByRole('row').filter({ hasText: purchase });
      await purchaseRow.getByRole('button', { name: 'Refund' }).click();
      await page.getByLabel('Reason for the refund').fill('Bought by mistake');
      await page.getByRole('button', { name: 'Refund $4.99' }).click();
      await page.getByText('The payment provider refused this refund.').waitFor();
      await page.reload();
      await purchaseRow.getByText('$4.99 not sent').waitFor();

      await purchaseRow.getByRole('button', { name: /^Mark as settled/ }).click();
      const confirmation = page.getByRole('dialog', { name: 'Mark the refund of $4.99 as settled?' });
      await confirmation.getByText('No money is sent and no coins move').waitFor();
      await confirmation.getByLabel('How it was settled (for the audit log)').fill('Paid by check');
      await requireRecentSignIn(page, '**/refund-settlement');
      await confirmation.getByRole('button', { name: 'Mark as settled' }).click();
      const signIn = page.getByRole('dialog', { name: 'Please sign in again' });
      await signIn.getByText('this needs a recent sign-in').waitFor();
      const barriers = await findAccessibilityViolations(page);
      await signIn.getByLabel('Password', { exact: true }).fill(demoPassword);
      await signIn.getByRole('button', { name: 'Sign in and continue' }).click();
      await page.getByText('The refund of $4.99 is marked as settled.').waitFor();
      await purchaseRow.getByText(/\$4\.99 not sent, settled/).waitFor();
      expect(await purchaseRow.getByRole('button', { name: /^Mark as settled/ }).count()).toBe(0);

      await page.getByRole('link', { name: 'Admin activity' }).click();
      await showsAct(page, 'Paid by check');
      expect(barriers).toEqual([]);
      expect(faults.filter((each) => !isRefusal(each))).toEqual([]);
      await Promise.all([context, player.context].map((each) => each.close()));
    },
  );

  itInFullRun('fit a phone and show an empty result for an unknown name', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test', {
      ...phone,
      theme: 'light',
    });
    await page.goto(`${siteUrl}/Dashboard/players?find=nobody-of-that-name`);
    await page.getByText('No players match.').waitFor();
    const emptyResultBarriers = await findAccessibilityViolations(page);
    await find(page, 'player@jade');

    await page.getByRole('group', { name: 'Ledger' }).waitFor();

    expect(await scrollsHorizontally(page)).toBe(false);
    expect([...emptyResultBarriers, ...(await findAccessibilityViolations(page))]).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  /** Searches for a player and opens the first match. */
  async function find(page: Page, typed: string): Promise<void> {
    await page.goto(`${siteUrl}/Dashboard/players`);
    await page.getByLabel('Find a player').fill(typed);
    await page.getByRole('button', { name: 'Find' }).click();
    const found = page.getByRole('list', { name: 'Players found' }).getByRole('link');
    await found.filter({ hasText: typed }).first().click();
    await page.getByRole('heading', { name: 'Ledger' }).waitFor();
  }

  /** Refuses the next request to an address as if the sign-in were too old. */
  async function requireRecentSignIn(page: Page, address: string): Promise<void> {
    await page.route(
      address,
      (route) =>
        route.fulfill({
          status: 401,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 'session/not-recent', message: 'Again.', details: { withinMinutes: 15 } } },
        }),
      { times: 1 },
    );
  }

  /** Rows of the audit log, newest first. It is read from an index, which has an entry a moment later. */
  async function actsOn(page: Page): Promise<string[]> {
    await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
    return page
      .getByRole('group', { name: 'Admin activity' })
      .locator('tbody')
      .getByRole('row')
      .allInnerTexts();
  }

  /** Buys and pays for a package of coins. @returns the id of the purchase */
  async function buyCoins(page: Page): Promise<string> {
    const { purchase } = await callApi<{ purchase: { id: string } }>(
      page,
      siteUrl,
      'POST',
      '/coins/purchases',
      { packageId: 'coins-499' },
    );
    await callApi(page, siteUrl, 'POST', `/coins/sandbox/${purchase.id}/outcomes`, { outcome: 'pay' });
    return purchase.id;
  }

  /** Waits until the audit log shows an act with that reason. */
  async function showsAct(page: Page, reason: string): Promise<void> {
    await page.waitForURL(auditLog);
    await expect
      .poll(async () => {
        await page.reload();
        return (await actsOn(page)).join();
      })
      .toContain(reason);
  }
});
