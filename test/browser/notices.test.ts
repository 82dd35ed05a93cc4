import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './as-player';
import { barriersOn, scrollsSideways } from './barriers';
import { devices, themes, type WatchedPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';

describe.each(devices)('on a $device', ({ device, width }) => {
  const email = `${device}-inbox@jade.test`;
  let browser: Browser;
  let player: WatchedPage;
  beforeAll(async () => {
    browser = await openBrowser();
    player = await openNewPlayer(browser, siteUrl, email, { width });
    const isListening = listens(player.page);
    await player.page.goto(`${siteUrl}/Account/notices`);
    await player.page.getByRole('heading', { name: 'Notices', level: 1 }).waitFor();
    await isListening;
  });
  afterAll(() => browser.close());

  const bell = (called: string) =>
    player.page.getByRole('banner').getByRole('link', { name: called, exact: true });
  const inbox = () => player.page.getByRole('main').locator('.inbox-row');

  it('an inbox in which nothing is says what will be', async () => {
    await player.page.getByText('Nothing yet.').waitFor();
    await bell('Notices').waitFor();

    expect(await barriersOn(player.page)).toEqual([]);
  });

  it('a notice arrives while the page is open: in the inbox, on the bell and in the mail', async () => {
    await limit(player.page, { thing: 'loss-sweeps', period: 'day', most: 500 });

    await bell('Notices, 1 new').waitFor();
    await inbox().getByRole('heading', { name: 'Your limit is set' }).waitFor();
    await player.page.getByText('New notice: Your limit is set').waitFor({ state: 'attached' });
    await expect.poll(() => mailsTo(email)).toContain('Your limit is set');
  });

  it('it rings on every other page as well', async () => {
    await player.page.goto(`${siteUrl}/RewardsStore`);
    await bell('Notices, 1 new').waitFor();
    // What is told before the page listens is read when it does.
    await limit(player.page, { thing: 'loss-sweeps', period: 'day', most: 900 });

    await bell('Notices, 2 new').waitFor();
    await bell('Notices, 2 new').click();

    await expect
      .poll(() => inbox().getByRole('heading').allInnerTexts())
      .toEqual([
        expect.stringContaining('A looser limit is to come'),
        expect.stringContaining('Your limit is set'),
      ]);
  });

  it.each(themes)('it can be read and used by everybody, %s', async (theme) => {
    await player.page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);

    expect(await barriersOn(player.page)).toEqual([]);
    expect(await scrollsSideways(player.page)).toBe(false);
  });

  it('everything is read once its player says so, and stays read', async () => {
    await player.page.getByRole('button', { name: 'Mark all as read' }).click();

    await bell('Notices').waitFor();
    await expect.poll(() => inbox().getByText('New', { exact: true }).count()).toBe(0);
    await player.page.reload();
    await inbox().first().waitFor();
    await bell('Notices').waitFor();
    expect(await player.page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0);
  });

  it('e-mails are turned off one by one, but for those that protect their player', async () => {
    const orders = player.page.getByRole('switch', { name: /^Orders/ });
    expect(await orders.isChecked()).toBe(true);

    await orders.click();
    await expect.poll(() => orders.isChecked()).toBe(false);
    await player.page.reload();

    await orders.waitFor();
    expect(await orders.isChecked()).toBe(false);
    expect(await player.page.getByRole('switch').count()).toBe(5);
    await player.page.getByText('A receipt is your proof of what you paid').waitFor();
  });

  it('nothing went wrong until here', () => {
    expect(player.faults).toEqual([]);
  });
});

/** Comes true once the next document in a page has subscribed to what happens to its player. */
async function listens(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"start_ack"'));
}

/** Sets a limit as another device would. */
async function limit(page: Page, body: object): Promise<void> {
  await ask(page, siteUrl, 'PUT', '/play-limits/limits', body);
}

/** Subjects of what the local mailbox has for an address. */
async function mailsTo(email: string): Promise<string[]> {
  const mails = (await (await fetch(`${siteUrl}/_local/mail.json`)).json()) as {
    to: string;
    subject: string;
  }[];
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}
