import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { devices } from './open-browser';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { easiestQuest, playQuestRound } from './quest-rounds';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { headerBalance } from './visitor';

/** Timeout of a push on a machine that also renders two pages and plays; `test/api/quests.test.ts` checks the limit of 2 s. */
const pushTimeout = { timeout: 10_000, interval: 100 };

/** Timeout of all other steps on a busy machine. */
const patienceMs = 60_000;

const isReady = (page: Page) => page.getByRole('heading', { name: 'Today', exact: true }).waitFor();

describe.each(devices)('quests on a $device', ({ device, ...options }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('update while the player plays elsewhere, and pay the reward once', { timeout: 240_000 }, async () => {
    const who = `quests-${device}@jade.test`;
    const { page, context, faults } = await openNewPlayer(browser, siteUrl, who, options);
    page.setDefaultTimeout(patienceMs);
    await page.goto(`${siteUrl}/Quests`);
    await isReady(page);
    const quest = await easiestQuest(page, siteUrl);
    const card = page.getByRole('article', { name: quest.title });
    const bar = card.getByRole('progressbar');
    expect(await bar.getAttribute('aria-valuetext')).toBe(`0 of ${quest.goal}`);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await scrollsHorizontally(page)).toBe(false);

    const elsewhere = await context.newPage();
    await elsewhere.goto(siteUrl);
    for (let done = 0; done < quest.goal; done += 1) {
      await playQuestRound(elsewhere, siteUrl, quest, done);
      await expect
        .poll(() => bar.getAttribute('aria-valuetext'), pushTimeout)
        .toBe(`${done + 1} of ${quest.goal}`);
    }

    const claim = card.getByRole('button', { name: `Claim ${quest.title}` });
    await claim.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    // This page receives no balances of rounds on another device.
    const { balances } = await callApi<{ balances: { gold: number } }>(page, siteUrl, 'GET', '/wallet');
    const before = balances.gold;
    await claim.click();
    await card.getByText('Claimed', { exact: true }).waitFor();
    await expect.poll(() => headerBalance(page, 'gold')).toBe(before + quest.reward.gold);
    await expect.poll(() => page.getByText(/1 day in a row/).count()).toBe(1);
    expect(await card.getByRole('status').innerText()).toContain('Gold Coins');
    expect(await findAccessibilityViolations(page)).toEqual([]);

    // After a reload the quest is still claimed.
    await page.reload();
    await isReady(page);
    await card.getByText('Claimed', { exact: true }).waitFor();
    expect(await claim.count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun(
    'show an error when they cannot be read, and load by Try again',
    { timeout: 180_000 },
    async () => {
      const { page, context } = await openNewPlayer(
        browser,
        siteUrl,
        `quests-away-${device}@jade.test`,
        options,
      );
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
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.unroute('**/quests');
      await again.click();

      await isReady(page);
      await context.close();
    },
  );
});
