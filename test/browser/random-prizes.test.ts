import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { closeDraw } from '../moved-time';
import { withTables } from './local-tables';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { runSchedule } from './run-schedule';
import { openBrowser } from './shared-browser';
import { openShopper, redeemPrize } from './shopper';
import { openSignedIn } from './signed-in';

describe('random prizes', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('show their odds, reveal the outcome, and can be verified by the player', async () => {
    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    const adminPage = admin.page;
    await adminPage.goto(`${siteUrl}/Dashboard/draws`);
    await adminPage.getByLabel('Mystery prize', { exact: true }).selectOption('mystery-lantern');
    const first = adminPage.getByRole('group', { name: 'Outcome 1' });
    const second = adminPage.getByRole('group', { name: 'Outcome 2' });
    await first.getByLabel('Gold Coins', { exact: true }).fill('80000');
    await first.getByLabel('Weight (total 10,000)').fill('7500');
    await second.getByLabel('Type').selectOption('sweeps');
    await second.getByLabel('Sweeps Coins', { exact: true }).fill('1.50');
    await second.getByLabel('Weight (total 10,000)').fill('2499');
    await adminPage.getByText('Total weight 9,999 of 10,000.').waitFor();
    await adminPage.getByRole('button', { name: 'Publish odds' }).click();
    await adminPage.getByText('The weights add up to 9,999 and must add up to 10,000.').waitFor();
    await second.getByLabel('Weight (total 10,000)').fill('2500');
    await adminPage.getByRole('button', { name: 'Publish odds' }).click();
    const question = adminPage.getByRole('dialog', { name: /^Publish odds of/ });
    expect(await question.innerText()).toMatch(/Version \d+ (opens|replaces)/);
    await question.getByRole('button', { name: /^Publish/ }).click();
    await adminPage.getByText('is published.').waitFor();
    await adminPage.getByText('by admin@jade.test').waitFor();

    const player = await openShopper(browser, siteUrl, { email: 'mystery@jade.test', sweeps: 9_000 });
    const { page } = player;
    await page.goto(`${siteUrl}/RewardsStore/mystery-lantern`);
    const odds = page.getByRole('table', { name: /their odds/ });
    expect(await odds.getByRole('row').nth(2).innerText()).toMatch(/1\.50[\s\S]*25\s?%[\s\S]*1 in 4/);
    await redeemPrize(page, siteUrl, 'mystery-lantern');
    const reveal = page.getByRole('region', { name: 'Your mystery prize' });
    expect(await reveal.getByRole('listitem').first().innerText()).toMatch(/80,000|1\.50/);

    await reveal.getByText('Proof of this draw').click();
    await reveal.getByRole('button', { name: 'Verify this draw' }).click();
    await reveal.getByText('still in use').waitFor();
    await callApi(page, siteUrl, 'POST', '/fairness/rotate', {});
    await page.reload();
    await reveal.getByText('Proof of this draw').click();
    await reveal.getByRole('button', { name: 'Verify this draw' }).click();
    await reveal.getByText('All checks passed.').waitFor();
    expect(await reveal.getByRole('img', { name: 'Passed' }).count()).toBe(4);
    expect(await page.evaluate<string>('document.activeElement.innerText')).toBe('Verify this draw');

    expect([...admin.faults, ...player.faults]).toEqual([]);
    await admin.context.close();
    await player.context.close();
  });

  itInFullRun('include an open draw in the demo data', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'regular@jade.test');
    await page.goto(`${siteUrl}/Draws`);
    const open = page.getByRole('region', { name: 'Open now' });
    await open.getByRole('article').filter({ hasText: 'An electric roadster' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('accept an entry into a draw, draw after closing, and prove the winners', async () => {
    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    const closesAt = new Date(Date.now() + 3_600_000).toISOString();
    const body = { product: 'mega-sweeps-weekend', prize: 'A weekend for two', winners: 3, closesAt };
    const { draw } = await openDraw(admin.page, body);
    await admin.page.reload();
    const card = admin.page.getByRole('listitem').filter({ hasText: 'A weekend for two' });
    await card.getByRole('button', { name: 'Change this draw' }).click();
    await admin.page.getByRole('dialog').getByLabel('Prize').fill('A weekend for two by the sea');
    await admin.page.getByRole('button', { name: 'Save changes' }).click();
    await card.filter({ hasText: 'by the sea' }).waitFor();

    const player = await openShopper(browser, siteUrl, { email: 'entrant@jade.test', sweeps: 9_000 });
    const { page } = player;
    await redeemPrize(page, siteUrl, 'mega-sweeps-weekend');
    const entries = page.getByRole('region', { name: 'Your entries' });
    await entries.getByRole('link', { name: 'See the draw and its winners' }).click();
    await page.waitForURL(`**/Draws/${draw.id}`);
    await page.getByText('Closes in').waitFor();
    const own = await page.getByRole('region', { name: 'Your entries' }).getByRole('listitem').innerText();

    await withTables(siteUrl, ({ client, tableName }) =>
      closeDraw(client, tableName('RandomPrizes'), { id: draw.id, at: new Date() }),
    );
    await expect
      .poll(
        async () => {
          // A run that is ahead of the index does not find the draw; the next one does.
          await runSchedule(siteUrl, 'DrawsEveryMinute');
          await page.reload();
          const winners = page.getByRole('region', { name: 'Winners' });
          return winners.waitFor({ timeout: 5_000 }).then(
            () => 1,
            () => 0,
          );
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(1);
    const winners = page.getByRole('region', { name: 'Winners' });
    expect(await winners.innerText()).toMatch(new RegExp(`${own}[\\s\\S]*Yours`));
    await winners.getByRole('button', { name: 'Verify this draw' }).click();
    await winners.getByText('All checks passed.').waitFor();
    expect(await winners.getByRole('img', { name: 'Passed' }).count()).toBe(3);
    expect(await page.evaluate<string>('document.activeElement.innerText')).toBe('Verify again');

    // The draw is listed later with its winners and a link to the proof.
    await page.getByRole('link', { name: 'All draws' }).click();
    const earlier = page.getByRole('region', { name: 'Past draws' });
    const ticket = earlier.getByRole('article').filter({ hasText: 'A weekend for two' });
    expect(await ticket.getByRole('list', { name: 'Winning entries' }).innerText()).toContain(own);
    await ticket.getByRole('link', { name: /^See the winners and verify this draw/ }).click();
    await page.waitForURL(`**/Draws/${draw.id}`);

    await admin.page.goto(`${siteUrl}/Dashboard/draws`);
    await admin.page.getByRole('button', { name: 'Confirm', exact: true }).first().click();
    await admin.page.getByText('No order is placed and nothing ships').waitFor();
    await admin.page.getByRole('button', { name: 'Confirm the winner' }).click();
    await admin.page.getByText('The player has to verify their identity first.').waitFor();
    // The browser reports the 409 of the refusal.
    expect([...admin.faults, ...player.faults]).toEqual([expect.stringContaining('409')]);
    await admin.context.close();
    await player.context.close();
  });
});

/** Opens a draw as an admin. */
async function openDraw(page: Page, body: object): Promise<{ draw: { id: string } }> {
  await page.goto(`${siteUrl}/Dashboard/draws`);
  await page.getByRole('heading', { name: 'Draws', exact: true }).waitFor();
  return callApi(page, siteUrl, 'POST', '/admin/draws', body);
}
