import { buffer } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unzip } from '#lambdas/account/export/zip-fixture';
import { describeInFullRun } from '../full-run';
import { beKnown } from './as-player';
import { barriersOn, scrollsSideways } from './barriers';
import { playerOn } from './next-round';
import { devices, openPage, themes, type WatchedPage } from './open-browser';
import { siteUrl } from './product';
import { runNow } from './schedule';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { password, signUp } from './visitor';
import { letDaysPass } from './waiting-time';

const security = `${siteUrl}/Account/security`;
const addressOf = (device: string) => `closing-${device}@jade.test`;
/** Runs the schedule: one run closes an account, a later one erases it once its last mail is sent. */
const comeBy = () => runNow(siteUrl, 'AccountDeletionOften');
const patience = { timeout: 60_000, interval: 1_000 };

/** Pages of the players who delete their account, by device. */
const leaving = new Map<string, WatchedPage>();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const panelOn = (page: Page) => page.getByRole('region', { name: 'Delete your account' });
const bannerOn = (page: Page) => page.getByText(/^Your account will be deleted on .*\.$/);

describeInFullRun.each(devices)(
  'a player who deletes the account, on a $device',
  ({ device, width, height }) => {
    let page: Page;
    beforeAll(async () => {
      const viewport = { width, height };
      const opened = await openNewPlayer(browser, siteUrl, addressOf(device), viewport);
      leaving.set(device, opened);
      page = opened.page;
      await beKnown(page, siteUrl);
    });

    it('downloads a file of the stored data', async () => {
      await page.goto(security);
      await page.getByRole('button', { name: 'Prepare my data' }).click();
      const link = page.getByRole('link', { name: /^Download/ });
      await link.waitFor();
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);

      const files = unzip(await buffer(await download.createReadStream()));

      expect(JSON.parse(files.get('profile.json')!)).toMatchObject({ email: addressOf(device) });
    });

    it('shows what is erased, kept and lost before the button is enabled', async () => {
      const panel = panelOn(page);
      await panel.getByRole('button', { name: 'See what happens' }).click();

      for (const name of ['What we erase', 'What we keep and why', 'What you lose'])
        await panel.getByRole('heading', { name }).waitFor();
      const callApi = panel.getByRole('button', { name: /^Delete my account on / });
      expect(await callApi.isDisabled()).toBe(true);
      expect(await barriersOn(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });

    it('requires a checkbox, then shows the date and sends it by mail', async () => {
      const panel = panelOn(page);
      await panel.getByRole('checkbox').check();
      await panel.getByRole('button', { name: /^Delete my account on / }).click();

      await bannerOn(page).waitFor();
      await expect
        .poll(() => subjectsTo(addressOf(device)))
        .toContainEqual(expect.stringMatching(/^Your account will be deleted on /));
    });

    it.each(themes)('shows the date on every account page, %s', async (theme) => {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      for (const path of ['/Account', '/Account/limits', '/Account/security']) {
        await page.goto(siteUrl + path);
        await bannerOn(page).waitFor();
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        expect(await barriersOn(page)).toEqual([]);
        expect(await scrollsSideways(page)).toBe(false);
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
      await bannerOn(page).waitFor({ state: 'detached' });
    });

    it('requests the deletion again, and the waiting time passes', async () => {
      const who = playerOn(page);
      await page.goto(security);
      const panel = panelOn(page);
      await panel.getByRole('button', { name: 'See what happens' }).click();
      await panel.getByRole('checkbox').check();
      await panel.getByRole('button', { name: /^Delete my account on / }).click();
      await bannerOn(page).waitFor();

      await letDaysPass(siteUrl, await who, 15);
    });
  },
);

describeInFullRun.each(devices)('a player whose account is deleted, on a $device', ({ device }) => {
  const pageOf = () => leaving.get(device)!.page;

  it('receives a last mail', async () => {
    await comeBy();
    await expect
      .poll(() => subjectsTo(addressOf(device)), { ...patience, interval: 500 })
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
        await comeBy();
        return signInFails(addressOf(device));
      }, patience)
      .toBe(true);
  });

  it('can sign up again with the address, without newcomer benefits', async () => {
    const page = pageOf();
    await page.goto(`${siteUrl}/Login?step=sign-up`);
    await signUp(page, siteUrl, addressOf(device));

    await page.goto(security);
    await panelOn(page).getByRole('button', { name: 'See what happens' }).waitFor();
    expect(await page.locator('[data-balance="gold"]').first().innerText()).toMatch(/^0/);
    await leaving.get(device)!.context.close();
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
