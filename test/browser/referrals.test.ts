import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { approveCheck } from './approve-identity';
import { devices, openPage } from './open-browser';
import { callApi, declareResidency, subOf } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer, openSignedIn } from './signed-in';
import { headerBalance, signUpUntilWelcome, openTransactions } from './visitor';

/** Leaves time for effects of streams on a busy machine. */
const waitOptions = { timeout: 30_000, interval: 250 };

interface RoundAnswer {
  readonly round: { readonly id: string };
  readonly awaits: string | null;
}

describe.each(devices)('an invitee on a $device', ({ device, ...options }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  const still = { ...options };

  itInFullRun(
    'joins by the link, is verified, plays 10.00 SC, and both sides get coins and a notice',
    { timeout: 240_000 },
    async () => {
      const lee = await openNewPlayer(browser, siteUrl, `lee-${device}@jade.test`, still);
      await declareResidency(lee.page, siteUrl);
      await lee.page.goto(`${siteUrl}/Account/friends`);
      const code = await lee.page.locator('output').innerText();
      await lee.page.getByText('No sign-ups yet.').waitFor();
      expect(await findAccessibilityViolations(lee.page)).toEqual([]);
      expect(await scrollsHorizontally(lee.page)).toBe(false);

      // The sign-up happens later than the visit through the link.
      const mei = await openPage(browser, still);
      await mei.page.goto(`${siteUrl}/?referral=${code}`);
      await expect
        .poll(() => mei.page.evaluate("localStorage.getItem('jade-harbour.friend')"), waitOptions)
        .toContain(code);
      await mei.page.goto(`${siteUrl}/Login?step=sign-up`);
      await mei.page.getByText(`A friend invited you: ${code}`).waitFor();
      expect(await findAccessibilityViolations(mei.page)).toEqual([]);
      await signUpUntilWelcome(mei.page, siteUrl, `mei-${device}@jade.test`);
      await mei.page.getByText('Your friend’s invitation counts.').waitFor();
      expect(await findAccessibilityViolations(mei.page)).toEqual([]);

      await lee.page.reload();
      const invitee = lee.page.getByRole('listitem').filter({ hasText: 'Friend 1' });
      await invitee.getByText('Your friend has joined.').waitFor();
      await declareResidency(mei.page, siteUrl);
      await showWhoTheyAre(mei.page, lee.page);
      await playTenSweeps(mei.page);
      const before = { lee: await balancesOf(lee.page), mei: await balancesOf(mei.page) };

      await expect
        .poll(async () => {
          await lee.page.reload();
          await invitee.waitFor();
          return invitee.innerText();
        }, waitOptions)
        .toContain('Rewarded');
      await invitee.getByText('You got 50,000 GC and 5.00 SC.').waitFor();
      await lee.page.getByText('1 of 20').waitFor();
      expect(await findAccessibilityViolations(lee.page)).toEqual([]);

      for (const [name, { page }] of Object.entries({ lee, mei })) {
        await page.goto(`${siteUrl}/Account/friends`);
        const gained = difference(await balancesOf(page), before[name as 'lee' | 'mei']);
        expect(gained).toEqual({ gold: 50_000, sweepsUnplayed: 500 });
        await expect.poll(() => headerBalance(page, 'gold'), waitOptions).toBeGreaterThanOrEqual(60_000);
        await page.goto(siteUrl);
        expect(await (await openTransactions(page)).first().innerText()).toContain('Referral reward');
        await expect
          .poll(async () => {
            await page.goto(`${siteUrl}/Account/notices`);
            await page.getByRole('heading', { name: 'Notices', level: 1 }).waitFor();
            return page.getByText('Your referral reward is here').count();
          }, waitOptions)
          .toBeGreaterThan(0);
      }
      await mei.page.goto(`${siteUrl}/Account/friends`);
      await mei.page.getByText('You got 50,000 GC and 5.00 SC.').waitFor();
      expect(await findAccessibilityViolations(mei.page)).toEqual([]);
      expect(await scrollsHorizontally(mei.page)).toBe(false);
      expect([...lee.faults, ...mei.faults]).toEqual([]);
      await Promise.all([lee.context.close(), mei.context.close()]);
    },
  );

  itInFullRun('gets an explanation when a code is not eligible', { timeout: 120_000 }, async () => {
    const { page, context } = await openNewPlayer(browser, siteUrl, `ann-${device}@jade.test`, still);
    await page.goto(`${siteUrl}/Account/friends`);
    const own = await page.locator('output').innerText();

    await page.getByLabel('Your friend’s code').fill(own.toLowerCase());
    await page.getByRole('button', { name: 'Add code' }).click();
    await page.getByText('This is your own code.').waitFor();
    await page.getByLabel('Your friend’s code').fill('K7QM X2PA');
    await page.getByRole('button', { name: 'Add code' }).click();
    await page.getByText('No player has this code.').waitFor();

    expect(await findAccessibilityViolations(page)).toEqual([]);
    await context.close();
  });

  /** Submits two pictures, which an admin approves. */
  async function showWhoTheyAre(page: Page, reference: Page): Promise<void> {
    const buffer = await reference.screenshot();
    await page.goto(`${siteUrl}/Account/identity`);
    for (const document of ['Photo ID', 'Selfie']) {
      const card = page.getByRole('region', { name: document });
      const file = { name: 'picture.png', mimeType: 'image/png', buffer };
      await card.getByLabel(`File for ${document}`).setInputFiles(file);
      await card.getByText('Received', { exact: true }).waitFor();
    }
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await page.getByText(/^In line since/).waitFor();
    await asAdmin('admin@jade.test', async (admin) => {
      await approveCheck(siteUrl, await subOf(page), admin);
    });
  }

  /** Credits Sweeps Coins and stakes them like the player’s page. */
  async function playTenSweeps(page: Page): Promise<void> {
    const sub = await subOf(page);
    await asAdmin('superadmin@jade.test', async (admin) => {
      const gift = { account: 'player:sweeps-unplayed', amount: 1_000, reason: 'for a journey' };
      await callApi(admin, siteUrl, 'POST', `/admin/players/${sub}/adjustments`, gift);
    });
    for (let round = 0; round < 2; round += 1) {
      await expect.poll(() => playOnce(page), waitOptions).toBe('played');
    }
  }

  async function playOnce(page: Page): Promise<string> {
    try {
      const stake = { coin: 'sweeps', stake: 500 };
      const played = await callApi<RoundAnswer>(page, siteUrl, 'POST', '/games/hk-slots/rounds', stake);
      if (played.awaits === 'seeing')
        await callApi(page, siteUrl, 'POST', `/games/hk-slots/rounds/${played.round.id}/seen`);
      return 'played';
    } catch (error) {
      // Waits for the shortest cycle, like the game page.
      if (error instanceof Error && error.message.includes('play-limits/too-fast')) return 'too fast';
      throw error;
    }
  }

  async function asAdmin(email: string, act: (page: Page) => Promise<void>): Promise<void> {
    const { page, context } = await openSignedIn(browser, siteUrl, email);
    await act(page);
    await context.close();
  }
});

interface Balances {
  readonly gold: number;
  readonly sweepsUnplayed: number;
}

async function balancesOf(page: Page): Promise<Balances> {
  const { balances } = await callApi<{ balances: Balances }>(page, siteUrl, 'GET', '/wallet');
  return { gold: balances.gold, sweepsUnplayed: balances.sweepsUnplayed };
}

function difference(after: Balances, before: Balances): Balances {
  return {
    gold: after.gold - before.gold,
    sweepsUnplayed: after.sweepsUnplayed - before.sweepsUnplayed,
  };
}
