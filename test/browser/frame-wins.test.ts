import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { listGames } from '#domain/games/games';
import { itInFullRun } from '../full-run';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { announcementOn } from './visitor';
import { selectNextRound, playerIdOn } from './wallet-state';

/** The animation of the ball takes time. */
const waitOptions = { timeout: 30_000 };

describe('a framed game', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('has its large win presented over it, after a reload before the ball has stopped', async () => {
    const { page } = await openNewPlayer(browser, siteUrl, 'winner@frames.test', { reducedMotion: false });
    const player = playerIdOn(page);
    const game = await openRoulette(page);
    await selectNextRound(siteUrl, await player, {
      game: listGames().find(({ id }) => id === 'roulette')!,
      play: { stake: 100, choice: 'straight-17 100', decisions: [] },
      isWanted: ({ payout }) => payout === 3_600,
    });
    const answered = page.waitForResponse((response) => response.url().endsWith('/games/roulette/rounds'));
    await game.getByRole('button', { name: /^Number 17,/ }).click();
    await game.getByRole('button', { name: /^Spin/ }).click();
    await answered;

    await page.reload();
    await expect
      .poll(() => announcementOn(page).innerText(), waitOptions)
      .toBe('While you were away: You won 3,600 GC.');

    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
    await page.getByRole('button', { name: /^(Skip|Continue)$/ }).click();
    expect(await page.locator('.win-line').innerText()).toMatch(/^Big win\s+3,600 GC$/);
    expect(await page.getByRole('status').filter({ hasText: '3,600' }).count()).toBe(1);
    await page.close();
  });

  itInFullRun(
    'ends the count of a medium win by a key that stakes nothing, and offers the chosen chip again after a reload',
    async () => {
      const { page } = await openNewPlayer(browser, siteUrl, 'skipper@frames.test', { reducedMotion: false });
      const player = playerIdOn(page);
      let stakes = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/games/roulette/rounds')) stakes += 1;
      });
      const game = await openRoulette(page);
      await selectNextRound(siteUrl, await player, {
        game: listGames().find(({ id }) => id === 'roulette')!,
        play: { stake: 500, choice: 'dozen-1 500', decisions: [] },
        isWanted: ({ payout }) => payout === 1_500,
      });
      const chip = game.getByRole('radio', { name: /^Chip of 500/ });
      await chip.click();
      await game.getByRole('button', { name: /^First dozen/ }).click();
      await game.getByRole('button', { name: /^Spin/ }).press('Enter');

      await page.locator('.win-skip').waitFor(waitOptions);
      await page.keyboard.press('Enter');
      // The second press of a double press stakes nothing either.
      await page.keyboard.press('Enter');
      await page.locator('.win-skip').waitFor({ state: 'detached' });

      expect(await page.locator('.win-line').innerText()).toMatch(/^You won\s+1,500 GC$/);
      expect(stakes).toBe(1);
      await page.reload();
      await chip.and(game.locator('[aria-checked="true"]')).waitFor(waitOptions);
      await page.close();
    },
  );
});

/** Opens roulette. The page stores the player's first commitment, which would overwrite a round that was selected before. */
async function openRoulette(page: Page): Promise<FrameLocator> {
  const committed = page.waitForResponse((response) => response.url().endsWith('/fairness'));
  await page.goto(`${siteUrl}/games/frame/roulette`);
  await page.locator('.frame-veil').waitFor({ state: 'detached' });
  await committed;
  return page.frameLocator('iframe');
}
