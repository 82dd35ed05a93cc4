import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './as-player';
import { barriersOn, scrollsSideways } from './barriers';
import { devices, openPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer, openSignedIn } from './signed-in';

const told = 'The third reel stopped later than the others.';

/** Sends the form on a slow line, and meanwhile types and presses again: neither changes what is sent, and it is sent once. */
async function sendOnce(page: Page) {
  const text = page.getByLabel('What happened?');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const keys: (string | undefined)[] = [];
  let goOn = () => undefined as void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/account/tickets', async (route) => {
    if (route.request().method() === 'POST') {
      keys.push(route.request().headers()['idempotency-key']);
      await held;
    }
    await route.continue();
  });
  await send.click();
  await expect.poll(() => keys.length).toBe(1);
  await text.press('x');
  await send.dispatchEvent('click');
  expect(await text.inputValue()).toBe(told);
  goOn();
  await page.getByText('We have your message.').waitFor();
  await page.unroute('**/account/tickets');
  expect(keys).toHaveLength(1);
}

describe('writing to the house', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(devices)(
    'on a $device goes from a round over the form to an answer, a reply and the end',
    { timeout: 120_000 },
    async ({ width, theme }) => {
      const look = { width, theme };
      const email = `writes-${width}@jade.test`;
      const { page, context, faults } = await openNewPlayer(browser, siteUrl, email, look);
      await ask(page, siteUrl, 'GET', '/wallet');
      await ask(page, siteUrl, 'POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 });
      const barriers: string[] = [];
      const lookOver = async (on: Page) => {
        barriers.push(...(await barriersOn(on)));
        expect(await scrollsSideways(on)).toBe(false);
      };

      // From the round to the form, which has it attached.
      await page.goto(`${siteUrl}/Account/history`);
      await page.locator('summary', { hasText: 'HK Slots' }).first().click();
      await page.getByRole('link', { name: 'Something wrong with this round?' }).first().click();
      await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
      await page.getByLabel('What is it about?').waitFor();
      expect(await page.getByLabel('What is it about?').inputValue()).toBe('round');
      expect(await page.getByLabel(/^Attach a round/).inputValue()).toMatch(/^round /);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('Tell us in a few words what happened.').waitFor();
      await page.getByLabel('What happened?').fill(told);
      await lookOver(page);
      await sendOnce(page);
      await page.getByRole('link', { name: 'See your ticket' }).click();
      await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
      await page.getByText('With us').first().waitFor();
      await lookOver(page);

      // The desk answers.
      const adminSide = await openSignedIn(browser, siteUrl, 'admin@jade.test', look);
      await adminSide.page.goto(`${siteUrl}/Dashboard/support`);
      await adminSide.page.getByRole('link', { name: told }).first().click();
      await adminSide.page.getByLabel('Your answer').fill('We have looked at it: the draws are in order.');
      await lookOver(adminSide.page);
      await adminSide.page.getByRole('button', { name: 'Send the answer' }).click();
      await adminSide.page.getByText('Waits for the player', { exact: true }).last().waitFor();

      // Its player reads and replies; then it is closed.
      await page.getByText('We have looked at it: the draws are in order.').waitFor({ timeout: 20_000 });
      await page.getByText('Answered').first().waitFor();
      await page.getByLabel('Your reply').fill('Thank you, all clear.');
      await page.getByRole('button', { name: 'Send your reply' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Thank you, all clear.' }).waitFor();
      await adminSide.page.reload();
      await adminSide.page.getByText('Thank you, all clear.').waitFor();
      await adminSide.page.getByRole('button', { name: 'Close the ticket' }).click();
      await adminSide.page.getByText(/^Closed\. A reply/).waitFor();
      await page.getByText('it is solved').waitFor({ timeout: 20_000 });
      await page.getByText(/^A reply opens it again/).waitFor();
      await lookOver(page);

      expect(barriers).toEqual([]);
      expect([...faults, ...adminSide.faults]).toEqual([]);
      await adminSide.context.close();
      await context.close();
    },
  );

  it('is what a visitor is invited to sign in for, with what they came for still named', async () => {
    const { page, context, faults } = await openPage(browser, { width: 375 });
    await page.goto(`${siteUrl}/static/Support?about=order&id=o-1`);

    const invitation = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    await invitation.waitFor();

    // The page's HTML was written without a query: what was asked is known once the browser took it over.
    const next = 'next=%2Fstatic%2FSupport%3Fabout%3Dorder%26id%3Do-1';
    await expect.poll(() => invitation.getAttribute('href')).toContain(next);
    expect(await page.getByLabel('What happened?').count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
