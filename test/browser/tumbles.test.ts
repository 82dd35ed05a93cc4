import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { lanternCascade } from '#domain/games/slots/lantern-cascade/machine';
import { evaluateSpin } from '#domain/games/slots/spin';
import { itInFullRun } from '../full-run';
import type { PageOptions } from './open-browser';
import {
  beginPredeterminedRound,
  oneSpin,
  waitOptions,
  type PredeterminedRound,
} from './predetermined-round';
import { openBrowser } from './shared-browser';
const threeTumbles: PredeterminedRound = {
  game: lanternCascade.id,
  play: (stake) => oneSpin(evaluateSpin(lanternCascade, stopsOfThreeTumbles(), stake)),
};
const message = (page: Page) => page.locator('.play-message-words');
const litMultiplier = (page: Page) => page.locator('.slots-ladder [data-lit="true"]');

describe('tumbles', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const playWith = (name: string, options: PageOptions) =>
    beginPredeterminedRound(browser, threeTumbles, { name, ...options });

  itInFullRun('show each window with its multiplier, then the total, and announce all of it', async () => {
    const { page, context } = await playWith('motion', { width: 1024, height: 768, reducedMotion: false });

    for (const multiplier of ['×1', '×2', '×3'])
      await litMultiplier(page).filter({ hasText: multiplier }).waitFor(waitOptions);
    await message(page).filter({ hasText: 'You' }).waitFor(waitOptions);

    expect(await litMultiplier(page).count()).toBe(0);
    await page.getByText('3 tumbles in total.').waitFor({ state: 'attached' });
    await context.close();
  });

  itInFullRun('show each window in turn with reduced motion', async () => {
    const { page, context } = await playWith('still', { width: 390, height: 844, reducedMotion: true });

    for (const multiplier of ['×1', '×2', '×3'])
      await litMultiplier(page).filter({ hasText: multiplier }).waitFor(waitOptions);
    await message(page).filter({ hasText: 'You' }).waitFor(waitOptions);
    await context.close();
  });

  itInFullRun('end at once when the player skips them', async () => {
    const { page, context } = await playWith('skip', { width: 1024, height: 768, reducedMotion: false });
    await litMultiplier(page).filter({ hasText: '×1' }).waitFor(waitOptions);

    await page.keyboard.press('Space');

    await message(page).filter({ hasText: 'You' }).waitFor({ timeout: 800 });
    expect(await litMultiplier(page).count()).toBe(0);
    await context.close();
  });

  itInFullRun('are left out when the player skips the turning reels', async () => {
    const { page, context } = await playWith('hurried', { width: 1024, height: 768, reducedMotion: false });
    await message(page).filter({ hasText: 'Good luck' }).waitFor(waitOptions);

    await page.keyboard.press('Space');

    await message(page).filter({ hasText: 'You' }).waitFor(waitOptions);
    expect(await litMultiplier(page).count()).toBe(0);
    await context.close();
  });
});

/** The first stops, counted from the last reel, whose cascade has three tumbles and pays more than the stake. */
function stopsOfThreeTumbles(): number[] {
  const lengths = lanternCascade.reels.map(({ length }) => length);
  const stops = lengths.map(() => 0);
  for (;;) {
    const { tumbles, payout } = evaluateSpin(lanternCascade, stops, lanternCascade.stakeParts);
    if (tumbles === 3 && payout > lanternCascade.stakeParts) return stops;
    let reel = lengths.length - 1;
    while (reel >= 0 && stops[reel] === lengths[reel]! - 1) stops[reel--] = 0;
    stops[reel]! += 1;
  }
}
