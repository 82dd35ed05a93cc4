import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';

interface Turn {
  readonly delay: number;
  readonly duration: number;
  readonly progress: number | null;
}

/** Runs in the page: the half rings that turn, with their share of the way. */
const turns = `document.getAnimations()
  .filter(({ effect }) => effect.target.className === 'play-button-half')
  .map(({ effect }) => ({ ...effect.getTiming(), progress: effect.getComputedTiming().progress }))
  .map(({ delay, duration, progress }) => ({ delay, duration, progress }))`;

const turnsOn = (page: Page): Promise<readonly Turn[]> => page.evaluate(turns);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function openReady(reducedMotion: boolean): Promise<Page> {
  const email = `ring-${reducedMotion ? 'still' : 'moving'}-${Date.now().toString(36)}@players.test`;
  const { page } = await openNewPlayer(browser, siteUrl, email, { reducedMotion });
  await page.goto(`${siteUrl}/games/PlayHKSlots`);
  await page.locator('.play-button[aria-disabled="false"]').waitFor({ timeout: 30_000 });
  return page;
}

itInFullRun('the wait for the next round turns a ring, one half after the other, in each round', async () => {
  const page = await openReady(false);

  for (let round = 1; round <= 2; round += 1) {
    await page.keyboard.press('Space');
    await page.locator('.play-button[data-waits="true"]').waitFor();
    await expect.poll(() => turnsOn(page)).toHaveLength(2);
    const [first, second] = await turnsOn(page);

    expect(first?.delay).toBe(0);
    expect(second).toMatchObject({ delay: first?.duration, duration: first?.duration, progress: 0 });
    await page.locator('.play-button[aria-disabled="false"]').waitFor({ timeout: 30_000 });
    // The ring goes on while the end of the wait moves a little.
    expect((await turnsOn(page)).at(-1)?.progress).toBeGreaterThan(0.8);
  }
  await page.close();
});

itInFullRun('the wait for the next round turns nothing for a player who wants no motion', async () => {
  const page = await openReady(true);

  await page.keyboard.press('Space');
  await page.locator('.play-button[data-waits="true"]').waitFor();
  await page.locator('.play-button[aria-disabled="false"]').waitFor({ timeout: 30_000 });

  expect(await turnsOn(page)).toEqual([]);
  await page.close();
});
