import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoundOutcome } from '#domain/games/slots/round';
import { itInFullRun } from '../full-run';
import { openPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import {
  submitSignUp,
  goldInGame,
  choosePassword,
  confirm,
  demoPassword,
  openTransactions,
  password,
  signIn,
  signUp,
} from './visitor';
import {
  hasNoFreeSpins,
  selectHkSlotsRound,
  makeRealityCheckDue,
  clearResidency,
  playerIdOn,
} from './wallet-state';

const game = '/games/PlayHKSlots';

describe('a visitor', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('goes from Home through sign-up, code and spin to the ledger row', async () => {
    const { page, context, faults } = await openPage(browser);

    await page.goto(siteUrl);
    await page.getByRole('banner').getByRole('link', { name: 'Join free' }).click();
    await signUp(page, siteUrl, 'visitor@jade.test');
    const who = playerIdOn(page);
    await page.getByRole('link', { name: 'HK Slots', exact: true }).first().click();
    await selectHkSlotsRound(siteUrl, await who, hasNoFreeSpins);
    const { round, balances } = await spin(page);

    expect(round).toMatchObject({ sequence: 2, coin: 'gold', stake: 100 });
    await expect.poll(() => goldInGame(page)).toBe(balances.gold);
    await leaveGame(page);
    await page.locator('[data-balance="gold"]').getByText(inCoins(balances.gold)).waitFor();
    const rows = await openTransactions(page);
    await expect.poll(() => rows.allInnerTexts()).toHaveLength(2);
    expect(await rows.first().innerText()).toContain('HK Slots');
    expect(await rows.last().innerText()).toMatch(/10,000/);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('starts each page at the top, regardless of the previous scroll position', async () => {
    const phone = { width: 375, height: 812 };
    const { page, context } = await openSignedIn(browser, siteUrl, 'affiliate@jade.test', phone);
    await page.goto(`${siteUrl}/RewardsStore`);
    await page.getByRole('heading', { name: 'Featured prizes' }).waitFor();
    await page.mouse.wheel(0, 1_200);
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(1_000);

    await page.goto(`${siteUrl}/Account/orders`);
    await page.getByRole('heading', { name: 'Your orders' }).waitFor();

    expect(await page.evaluate('scrollY')).toBe(0);
    await context.close();
  });

  itInFullRun('is asked to sign in before a game and returns to it', async () => {
    const { page, context, faults } = await openPage(browser);

    await page.goto(siteUrl + game);
    await page.waitForURL('**/Login?**');
    await signIn(page, 'player@jade.test', demoPassword);
    await page.getByRole('button', { name: /^Spin/ }).waitFor();

    expect(new URL(page.url()).pathname).toBe(game);
    await expect.poll(() => goldInGame(page)).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun(
    'is redirected from the sign-in page while signed in, and to it after signing out',
    async () => {
      const { page, context } = await openPage(browser);
      await page.goto(`${siteUrl}/Login`);
      await signIn(page, 'affiliate@jade.test', demoPassword);

      await page.goto(`${siteUrl}/login`);
      await page.waitForURL(`${siteUrl}/`);
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('button', { name: /Sign out/ }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
      await page.goto(siteUrl + game);

      await page.waitForURL('**/Login?**');
      await context.close();
    },
  );

  itInFullRun('gets the same message for a wrong password and an unknown address', async () => {
    const { page, context } = await openPage(browser);
    const messages: string[] = [];
    for (const email of ['player@jade.test', 'nobody-at-all@jade.test']) {
      await page.goto(`${siteUrl}/Login`);
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Not-The-Password-1');
      await page.getByRole('button', { name: 'Sign in' }).click();
      messages.push(await page.getByRole('alert').innerText());
    }

    expect(messages[0]).toBe(messages[1]);
    expect(messages[0]).not.toBe('');
    await context.close();
  });

  itInFullRun('sets a new password by a mailed code and signs in with it', async () => {
    const email = 'forgetful@jade.test';
    const { page, context } = await openPage(browser);
    await page.goto(`${siteUrl}/Login?step=sign-up`);
    await signUp(page, siteUrl, email);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: /Sign out/ }).click();

    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await page.goto(`${siteUrl}/Login`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // Both steps have a field with this label.
    await page.getByRole('button', { name: 'Send me a code' }).waitFor();
    await page.getByLabel('Email address').fill(email);
    await choosePassword(page, siteUrl, email, `${password}-new`);

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByText(email).waitFor();
    await context.close();
  });

  itInFullRun(
    'recovers an address that a stranger had signed up, and ends the session of the stranger',
    async () => {
      const email = 'victim@jade.test';
      const theirs = 'Not-Mine-At-All-1';
      const stranger = await openPage(browser);
      const owner = await openPage(browser);
      await stranger.page.goto(`${siteUrl}/Login?step=sign-up`);
      await submitSignUp(stranger.page, email, theirs);

      await owner.page.goto(`${siteUrl}/Login?step=sign-up`);
      await submitSignUp(owner.page, email, password);
      await confirm(owner.page, siteUrl, email);
      await owner.page.getByText('signed up with it earlier and chose another password').waitFor();
      await stranger.page.goto(`${siteUrl}/Login?next=${game}`);
      await signIn(stranger.page, email, theirs);
      await choosePassword(owner.page, siteUrl, email, password);

      // After access tokens have expired, only an active session gets new ones.
      const later = Date.now() + 20 * 60_000;
      for (const { page } of [owner, stranger]) {
        await page.clock.setFixedTime(later);
        await page.goto(siteUrl + game);
      }
      await owner.page.getByRole('button', { name: /^Spin/ }).waitFor();
      await stranger.page.waitForURL('**/Login?**');
      await owner.context.close();
      await stranger.context.close();
    },
  );

  itInFullRun('keeps the round of a tab that was closed during play', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(siteUrl + game);
    await page.waitForURL('**/Login?**');
    const who = playerIdOn(page);
    await signIn(page, 'admin@jade.test', demoPassword);
    await page.getByRole('button', { name: /^Spin/ }).waitFor();
    await selectHkSlotsRound(siteUrl, await who, hasNoFreeSpins);
    await page.route('**/games/hk-slots/rounds', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/rounds'));
    await page.getByRole('button', { name: /^Spin/ }).click();
    await lost;

    // Closes the page before its automatic repeat of the lost request succeeds.
    await page.goto('about:blank');
    await page.unroute('**/games/hk-slots/rounds');
    await page.goto(siteUrl + game);

    await page
      .getByText(/your last spin:/i)
      .first()
      .waitFor();
    await leaveGame(page);
    const rows = await openTransactions(page);
    await expect.poll(() => rows.filter({ hasText: 'HK Slots' }).count()).toBe(1);
    await context.close();
  });

  itInFullRun('sees free spins one by one, and the balance follows each', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'affiliate@jade.test');
    const player = await enterGame(page);
    const { spins, payout } = await selectHkSlotsRound(siteUrl, player, hasFewFreeSpins);
    const before = await goldInGame(page);
    const paidBy = (last: number) =>
      spins.slice(0, last + 1).reduce((paid, spinOutcome) => paid + spinOutcome.payout, 0);
    const seen = page.waitForResponse((response) => response.url().endsWith('/seen'));
    await spin(page);

    const status = page.locator('p[role="status"]');
    await status.getByText(`${spins.length - 1} free spins, every win times 2.`).waitFor();
    await expect.poll(() => goldInGame(page)).toBe(before - 100 + paidBy(0));
    for (let free = 1; free < spins.length; free += 1) {
      await status.getByText(`Free spin ${free} of ${spins.length - 1}:`).waitFor();
      await expect.poll(() => goldInGame(page)).toBe(before - 100 + paidBy(free));
    }
    await status.getByText(`The round paid ${inCoins(payout)} GC in total.`).waitFor();

    expect((await seen).status()).toBe(200);
    await page.getByRole('button', { name: 'Continue' }).click();
    await selectHkSlotsRound(siteUrl, player, hasNoFreeSpins);
    await page.locator('.play-button[aria-disabled="false"]').waitFor();
    expect(await spin(page)).toMatchObject({ awaits: null });
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('resumes free spins after closing the tab, and can skip to the result', async () => {
    const { page, context } = await openSignedIn(browser, siteUrl, 'regular@jade.test');
    const player = await enterGame(page);
    const { spins, payout } = await selectHkSlotsRound(siteUrl, player, hasFewFreeSpins);
    const { balances } = await spin(page);
    const status = page.locator('p[role="status"]');
    await status.getByText('free spins, every win times 2.').waitFor();

    await page.reload();
    await status.getByText('You left during your free spins.').waitFor();
    await expect.poll(() => goldInGame(page)).toBe(balances.gold);
    await page.getByRole('button', { name: 'Skip to result' }).click();

    await status.getByText(`The round paid ${inCoins(payout)} GC in total.`).waitFor();
    await page.locator('.play-button[aria-disabled="false"]').waitFor();
    await page.reload();
    await page.locator('.play-button[aria-disabled="false"]').waitFor();
    expect(await status.innerText()).toBe('');
    expect(spins.length).toBeGreaterThan(1);
    await context.close();
  });

  itInFullRun(
    'is asked for age and state before Sweeps Coins, and gets a reality check after an hour',
    async () => {
      const { page, context } = await openSignedIn(browser, siteUrl, 'player@jade.test');
      const player = await enterGame(page);
      await selectHkSlotsRound(siteUrl, player, hasNoFreeSpins);
      await clearResidency(siteUrl, player);
      await page.getByRole('radio', { name: 'Sweeps Coins' }).click();
      await page.getByRole('radio', { name: 'Sweeps Coins', checked: true }).waitFor();
      await page.getByRole('button', { name: /^Spin/ }).click();

      const residencyDialog = page.getByRole('dialog', { name: 'Before you play with Sweeps Coins' });
      await residencyDialog.getByLabel('Date of birth').fill('1990-05-17');
      await residencyDialog.getByLabel('State').selectOption('Texas');
      await residencyDialog.getByRole('button', { name: 'Continue' }).click();
      await residencyDialog.waitFor({ state: 'hidden' });
      expect(await spin(page)).toMatchObject({ round: { coin: 'sweeps' } });

      await selectHkSlotsRound(siteUrl, player, hasNoFreeSpins);
      await makeRealityCheckDue(siteUrl, player);
      await page.locator('.play-button[aria-disabled="false"]').waitFor();
      await page.getByRole('button', { name: /^Spin/ }).click();
      const check = page.getByRole('dialog', { name: 'Reality check' });
      await check.getByText(/^You have been playing since .*: 1 round in 1 h 0\d min\.$/).waitFor();
      await check.getByText(/^You staked 0\.20 SC and won/).waitFor();
      await check.getByRole('button', { name: 'Keep playing' }).click();
      await check.waitFor({ state: 'hidden' });
      await page.locator('.play-button[aria-disabled="false"]').waitFor();
      expect(await spin(page)).toMatchObject({ round: { coin: 'sweeps' } });
      await context.close();
    },
  );

  it('can verify a round with its free spins in the browser after the seed is revealed', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'superadmin@jade.test');
    const player = await enterGame(page);
    const { spins } = await selectHkSlotsRound(siteUrl, player, hasFewFreeSpins);
    await spin(page);
    await page.getByRole('button', { name: 'Skip to result' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('.play-button[aria-disabled="false"]').waitFor();

    await page.getByRole('button', { name: 'Fairness' }).click();
    await page.getByRole('button', { name: 'Change seed and reveal the secret' }).click();
    await page.getByText('Last revealed secret').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Your rounds' }).click();
    await page
      .getByRole('dialog', { name: 'Your rounds' })
      .getByRole('listitem')
      .first()
      .locator('summary')
      .click();
    await page.getByRole('button', { name: 'Verify now' }).click();

    await page.getByText('All checks passed. This round was fair.').waitFor();
    await expect.poll(() => page.getByRole('img', { name: 'Passed', exact: true }).count()).toBe(6);
    expect(await page.getByText(`Free spin ${spins.length - 1}`, { exact: true }).count()).toBe(3);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Leaves the game for a page with the balances and the transactions in its header. */
async function leaveGame(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Lobby' }).click();
}

/** Opens the game. @returns the player’s `sub` */
async function enterGame(page: Page): Promise<string> {
  const player = playerIdOn(page);
  await page.goto(siteUrl + game);
  await page.getByRole('button', { name: /^Spin/ }).waitFor();
  return player;
}

/** Free spins that pay and award no further ones. */
function hasFewFreeSpins({ spins }: RoundOutcome): boolean {
  const free = spins.slice(1);
  return free.some(({ payout }) => payout > 0) && free.every(({ freeSpinsWon }) => freeSpinsWon === 0);
}

async function spin(page: Page) {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/games/hk-slots/rounds') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: /^Spin/ }).click();
  return JSON.parse(await (await answered).text());
}

function inCoins(units: number): string {
  return new Intl.NumberFormat('en-US').format(units);
}
