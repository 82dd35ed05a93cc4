import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { ask } from './as-player';
import { barriersOn, scrollsSideways } from './barriers';
import { devices } from './open-browser';
import { siteUrl } from './product';
import { easiestQuest, playFor } from './quest-errand';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { balanceIn } from './visitor';

/** A push, on a machine that draws two pages and plays on the side; `test/api/quests.test.ts` holds the 2 s. */
const told = { timeout: 10_000, interval: 100 };

/** Of everything else, on a machine that is busy with other suites. */
const patienceMs = 60_000;

const isReady = (page: Page) => page.getByRole('heading', { name: 'Today', exact: true }).waitFor();

describe.each(devices)('quests on a $device', ({ device, ...look }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it(
    'move while their player plays elsewhere, and pay into the balance once',
    { timeout: 240_000 },
    async () => {
      const who = `quests-${device}@jade.test`;
      const { page, context, faults } = await openNewPlayer(browser, siteUrl, who, look);
      page.setDefaultTimeout(patienceMs);
      await page.goto(`${siteUrl}/Quests`);
      await isReady(page);
      const quest = await easiestQuest(page, siteUrl);
      const card = page.getByRole('article', { name: quest.title });
      const bar = card.getByRole('progressbar');
      expect(await bar.getAttribute('aria-valuetext')).toBe(`0 of ${quest.goal}`);
      expect(await barriersOn(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);

      const elsewhere = await context.newPage();
      await elsewhere.goto(siteUrl);
      for (let done = 0; done < quest.goal; done += 1) {
        await playFor(elsewhere, siteUrl, quest, done);
        await expect
          .poll(() => bar.getAttribute('aria-valuetext'), told)
          .toBe(`${done + 1} of ${quest.goal}`);
      }

      const claim = card.getByRole('button', { name: `Claim ${quest.title}` });
      await claim.waitFor();
      expect(await barriersOn(page)).toEqual([]);
      // This page has not been told of rounds that another device played.
      const { balances } = await ask<{ balances: { gold: number } }>(page, siteUrl, 'GET', '/wallet');
      const before = balances.gold;
      await claim.click();
      await card.getByText('Claimed', { exact: true }).waitFor();
      await expect.poll(() => balanceIn(page, 'gold')).toBe(before + quest.reward.gold);
      await expect.poll(() => page.getByText(/1 day in a row/).count()).toBe(1);
      expect(await card.getByRole('status').innerText()).toContain('Gold Coins');
      expect(await barriersOn(page)).toEqual([]);

      // The other tab has heard of it by itself, and whoever comes back finds it claimed.
      await page.reload();
      await isReady(page);
      await card.getByText('Claimed', { exact: true }).waitFor();
      expect(await claim.count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  itInFullRun('that cannot be read say so and are read again on demand', { timeout: 180_000 }, async () => {
    const { page, context } = await openNewPlayer(browser, siteUrl, `quests-away-${device}@jade.test`, look);
    page.setDefaultTimeout(patienceMs);
    await page.route('**/quests', (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'request/unavailable', message: 'Later.' } },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );

    await page.goto(`${siteUrl}/Quests`);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.unroute('**/quests');
    await again.click();

    await isReady(page);
    await context.close();
  });
});
