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
/** The schedule comes by once to close an account, and once its last mail has gone out to erase it. */
const comeBy = () => runNow(siteUrl, 'AccountDeletion');
const patience = { timeout: 60_000, interval: 1_000 };

/** The pages of those who wait for their end, by device. */
const leaving = new Map<string, WatchedPage>();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const panelOn = (page: Page) => page.getByRole('region', { name: 'Delete your account' });
const bannerOn = (page: Page) => page.getByText(/^Your account will be deleted on .*\.$/);

describeInFullRun.each(devices)('whoever leaves, on a $device', ({ device, width, height }) => {
  let page: Page;
  beforeAll(async () => {
    const look = { width, height };
    const opened = await openNewPlayer(browser, siteUrl, addressOf(device), look);
    leaving.set(device, opened);
    page = opened.page;
    await beKnown(page, siteUrl);
  });

  it('takes along a file that holds what the house knows', async () => {
    await page.goto(security);
    await page.getByRole('button', { name: 'Prepare my data' }).click();
    const link = page.getByRole('link', { name: /^Download/ });
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);

    const files = unzip(await buffer(await download.createReadStream()));

    expect(JSON.parse(files.get('profile.json')!)).toMatchObject({ email: addressOf(device) });
  });

  it('reads what goes, what stays and what is lost before anything can be pressed', async () => {
    const panel = panelOn(page);
    await panel.getByRole('button', { name: 'See what it means' }).click();

    for (const name of ['What is erased', 'What is kept, and why', 'What is lost'])
      await panel.getByRole('heading', { name }).waitFor();
    const ask = panel.getByRole('button', { name: /^Delete my account on / });
    expect(await ask.isDisabled()).toBe(true);
    expect(await barriersOn(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it('asks with a tick, is told when it is, and by mail as well', async () => {
    const panel = panelOn(page);
    await panel.getByRole('checkbox').check();
    await panel.getByRole('button', { name: /^Delete my account on / }).click();

    await bannerOn(page).waitFor();
    await expect
      .poll(() => subjectsTo(addressOf(device)))
      .toContainEqual(expect.stringMatching(/^Your account will be deleted on /));
  });

  it.each(themes)('sees on every page of the account when it ends, %s', async (theme) => {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    for (const path of ['/Account', '/Account/limits', '/Account/security']) {
      await page.goto(siteUrl + path);
      await bannerOn(page).waitFor();
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      expect(await barriersOn(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    }
  });

  it('cannot buy meanwhile, and is shown the way back', async () => {
    await page.goto(`${siteUrl}/Coins`);

    await page.getByRole('link', { name: 'Keep your account' }).first().waitFor();
  });

  it('changes their mind with one press', async () => {
    await page.goto(`${siteUrl}/Account`);
    await page.getByRole('button', { name: 'Keep my account' }).click();

    await page.getByText('You keep your account. Everything works as before.').waitFor();
    await bannerOn(page).waitFor({ state: 'detached' });
  });

  it('asks once more, and the waiting time goes by', async () => {
    const who = playerOn(page);
    await page.goto(security);
    const panel = panelOn(page);
    await panel.getByRole('button', { name: 'See what it means' }).click();
    await panel.getByRole('checkbox').check();
    await panel.getByRole('button', { name: /^Delete my account on / }).click();
    await bannerOn(page).waitFor();

    await letDaysPass(siteUrl, await who, 15);
  });
});

describeInFullRun.each(devices)('whoever has left, on a $device', ({ device }) => {
  const pageOf = () => leaving.get(device)!.page;

  it('gets a last mail', async () => {
    await comeBy();
    await expect
      .poll(() => subjectsTo(addressOf(device)), { ...patience, interval: 500 })
      .toContain('Your account is closed');
  });

  it('is signed out, and no sign-in is let in any more', async () => {
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

  it('may come back under the same address, as a new player without what newcomers get', async () => {
    const page = pageOf();
    await page.goto(`${siteUrl}/Login?step=sign-up`);
    await signUp(page, siteUrl, addressOf(device));

    await page.goto(security);
    await panelOn(page).getByRole('button', { name: 'See what it means' }).waitFor();
    expect(await page.locator('[data-balance="gold"]').first().innerText()).toMatch(/^0/);
    await leaving.get(device)!.context.close();
  });

  /** Tries it in a profile of its own, so that nothing that is remembered here helps or hinders. */
  async function signInFails(email: string): Promise<boolean> {
    const { page, context } = await openPage(browser, { width: 1440 });
    await page.goto(`${siteUrl}/Login`);
    await page.getByLabel('E-mail address').fill(email);
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
