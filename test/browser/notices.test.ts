import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { devices, themes, type WatchedPage } from './open-browser';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';

describe.each(devices)('notices on a $device', ({ device, width }) => {
  const email = `${device}-inbox@jade.test`;
  let browser: Browser;
  let player: WatchedPage;
  beforeAll(async () => {
    browser = await openBrowser();
    player = await openNewPlayer(browser, siteUrl, email, { width });
    const isListening = waitForSubscription(player.page);
    await player.page.goto(`${siteUrl}/Account/notices`);
    await player.page.getByRole('heading', { name: 'Notices', level: 1 }).waitFor();
    await isListening;
  });
  afterAll(() => browser.close());

  const bell = (called: string) =>
    player.page.getByRole('banner').getByRole('link', { name: called, exact: true });
  const inbox = () => player.page.getByRole('main').locator('.inbox-row');

  it('shows an empty inbox with an explanation', async () => {
    await player.page.getByText('No notices yet.').waitFor();
    await bell('Notices').waitFor();

    expect(await findAccessibilityViolations(player.page)).toEqual([]);
  });

  it('shows a new notice in the inbox, on the bell and in the mail while the page is open', async () => {
    await setLimit(player.page, { thing: 'loss-sweeps', period: 'day', most: 500 });

    await bell('Notices, 1 new').waitFor();
    await inbox().getByRole('heading', { name: 'Your limit is set' }).waitFor();
    await player.page.getByText('New notice: Your limit is set').waitFor({ state: 'attached' });
    await expect.poll(() => mailsTo(email)).toContain('Your limit is set');
  });

  it('updates the bell on every other page', async () => {
    await player.page.goto(`${siteUrl}/RewardsStore`);
    await bell('Notices, 1 new').waitFor();
    // A notice from before the subscription is read when it starts.
    await setLimit(player.page, { thing: 'loss-sweeps', period: 'day', most: 900 });

    await bell('Notices, 2 new').waitFor();
    await bell('Notices, 2 new').click();

    await expect
      .poll(() => inbox().getByRole('heading').allInnerTexts())
      .toEqual([
        expect.stringContaining('Your looser limit starts soon'),
        expect.stringContaining('Your limit is set'),
      ]);
  });

  it.each(themes)('has no axe violations, %s', async (theme) => {
    await player.page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);

    expect(await findAccessibilityViolations(player.page)).toEqual([]);
    expect(await scrollsHorizontally(player.page)).toBe(false);
  });

  it('keeps notices read once they are marked as read', async () => {
    await player.page.getByRole('button', { name: 'Mark all as read' }).click();

    await bell('Notices').waitFor();
    await expect.poll(() => inbox().getByText('New', { exact: true }).count()).toBe(0);
    await player.page.reload();
    await inbox().first().waitFor();
    await bell('Notices').waitFor();
    expect(await player.page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0);
  });

  it('turns off emails by category, except obligatory ones', async () => {
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

  it('has caused no faults so far', () => {
    expect(player.faults).toEqual([]);
  });
});

/** Resolves once the next document of a page has subscribed to player events. */
async function waitForSubscription(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"start_ack"'));
}

/** Sets a limit like another device. */
async function setLimit(page: Page, body: object): Promise<void> {
  await callApi(page, siteUrl, 'PUT', '/play-limits/limits', body);
}

/** Subjects of the mails to an address. */
async function mailsTo(email: string): Promise<string[]> {
  const mails = (await (await fetch(`${siteUrl}/_local/mail.json`)).json()) as {
    to: string;
    subject: string;
  }[];
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}
