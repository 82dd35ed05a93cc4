import { buffer } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unzip } from '#lambdas/account/export/zip-fixture';
import { describeInFullRun } from '../full-run';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { backdateDeletion } from './deletion-time';
import { devices, openPage, themes, type WatchedPage } from './open-browser';
import { declareResidency } from './player-api';
import { siteUrl } from './product';
import { runSchedule } from './run-schedule';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { password, signUp } from './visitor';
import { playerIdOn } from './wallet-state';

const securityUrl = `${siteUrl}/Account/security`;
const addressOf = (device: string) => `closing-${device}@jade.test`;
/** Runs the schedule: one run closes an account, a later one erases it once its last mail is sent. */
const runDeletionSchedule = () => runSchedule(siteUrl, 'AccountDeletionOften');
const waitOptions = { timeout: 60_000, interval: 1_000 };

/** Pages of the players who delete their account, by device. */
const deletingPages = new Map<string, WatchedPage>();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const deletionPanel = (page: Page) => page.getByRole('region', { name: 'Delete your account' });
const deletionBanner = (page: Page) => page.getByText(/^Your account will be deleted on .*\.$/);

describeInFullRun.each(devices)(
  'a player who deletes the account, on a $device',
  ({ device, width, height }) => {
    let page: Page;
    beforeAll(async () => {
      const viewport = { width, height };
      const opened = await openNewPlayer(browser, siteUrl, addressOf(device), viewport);
      deletingPages.set(device, opened);
      page = opened.page;
      await declareResidency(page, siteUrl);
    });

    it('downloads a file of the stored data', async () => {
      await page.goto(securityUrl);
      await page.getByRole('button', { name: 'Prepare my data' }).click();
      const link = page.getByRole('link', { name: /^Download/ });
      await link.waitFor();
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);

      const files = unzip(await buffer(await download.createReadStream()));

      expect(JSON.parse(files.get('profile.json')!)).toMatchObject({ email: addressOf(device) });
    });

    it('shows what is erased, kept and lost before the button is enabled', async () => {
      const panel = deletionPanel(page);
      await panel.getByRole('button', { name: 'See what happens' }).click();

      for (const name of ['What we erase', 'What we keep and why', 'What you lose'])
        await panel.getByRole('heading', { name }).waitFor();
      const callApi = panel.getByRole('button', { name: /^Delete my account on / });
      expect(await callApi.isDisabled()).toBe(true);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await scrollsHorizontally(page)).toBe(false);
    });

    it('requires a checkbox, then shows the date and sends it by mail', async () => {
      const panel = deletionPanel(page);
      await panel.getByRole('checkbox').check();
      await panel.getByRole('button', { name: /^Delete my account on / }).click();

      await deletionBanner(page).waitFor();
      await expect
        .poll(() => subjectsTo(addressOf(device)))
        .toContainEqual(expect.stringMatching(/^Your account will be deleted on /));
    });

    it.each(themes)('shows the date on every account page, %s', async (theme) => {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      for (const path of ['/Account', '/Account/limits', '/Account/security']) {
        await page.goto(siteUrl + path);
        await deletionBanner(page).waitFor();
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        expect(await findAccessibilityViolations(page)).toEqual([]);
        expect(await scrollsHorizontally(page)).toBe(false);
      }
    });

    it('cannot buy and is offered to keep the account', async () => {
      await page.goto(`${siteUrl}/Coins`);

      await page.getByRole('link', { name: 'Keep your account' }).first().waitFor();
    });

    it('cancels the deletion with one press', async () => {
      await page.goto(`${siteUrl}/Account`);
      await page.getByRole('button', { name: 'Keep my account' }).click();

      await page.getByText('Your account will not be deleted. Everything works as before.').waitFor();
      await deletionBanner(page).waitFor({ state: 'detached' });
    });

    it('requests the deletion again, and the waiting time passes', async () => {
      const who = playerIdOn(page);
      await page.goto(securityUrl);
      const panel = deletionPanel(page);
      await panel.getByRole('button', { name: 'See what happens' }).click();
      await panel.getByRole('checkbox').check();
      await panel.getByRole('button', { name: /^Delete my account on / }).click();
      await deletionBanner(page).waitFor();

      await backdateDeletion(siteUrl, await who, 15);
    });
  },
);

describeInFullRun.each(devices)('a player whose account is deleted, on a $device', ({ device }) => {
  const pageOf = () => deletingPages.get(device)!.page;

  it('receives a last mail', async () => {
    await runDeletionSchedule();
    await expect
      .poll(() => subjectsTo(addressOf(device)), { ...waitOptions, interval: 500 })
      .toContain('Your account is closed');
  });

  it('is signed out, and every sign-in is refused', async () => {
    const page = pageOf();
    await page.goto(`${siteUrl}/Account`);
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    const form = page.getByRole('heading', { name: 'Welcome back' });
    await dialog.or(form).first().waitFor();
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Stay signed out' }).click();

    await expect
      .poll(async () => {
        await runDeletionSchedule();
        return signInFails(addressOf(device));
      }, waitOptions)
      .toBe(true);
  });

  it('can sign up again with the address, without newcomer benefits', async () => {
    const page = pageOf();
    await page.goto(`${siteUrl}/Login?step=sign-up`);
    await signUp(page, siteUrl, addressOf(device));

    await page.goto(securityUrl);
    await deletionPanel(page).getByRole('button', { name: 'See what happens' }).waitFor();
    expect(await page.locator('[data-balance="gold"]').first().innerText()).toMatch(/^0/);
    await deletingPages.get(device)!.context.close();
  });

  /** Tries to sign in from a separate browser profile. */
  async function signInFails(email: string): Promise<boolean> {
    const { page, context } = await openPage(browser, { width: 1440 });
    await page.goto(`${siteUrl}/Login`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const alert = page.getByRole('alert');
    const isRefused = await Promise.race([
      alert.waitFor().then(() => true),
      page.waitForURL((url) => !url.pathname.startsWith('/Login')).then(() => false),
    ]);
    await context.close();
    return isRefused;
  }
});

async function subjectsTo(email: string): Promise<string[]> {
  const mails = (await (await fetch(`${siteUrl}/_local/mail.json`)).json()) as {
    to: string;
    subject: string;
  }[];
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}
