import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { replayDraws } from '#domain/fairness/draws';
import { pearlDivers } from '#domain/games/slots/pearl-divers/machine';
import { playRound } from '#domain/games/slots/round';
import { itInFullRun } from '../full-run';
import type { PageOptions } from './open-browser';
import { beginPredeterminedRound, waitOptions, type PredeterminedRound } from './predetermined-round';
import { openBrowser } from './shared-browser';

/** Two reels full of pearls, then one more pearl in the first respin, of the highest value, and no further one. */
const draws = [...stopsOfPearls(), ...sixValues(), 0, 99, ...misses(8), ...misses(24)];
const sevenPearls: PredeterminedRound = {
  game: pearlDivers.id,
  awaits: 'seeing',
  play: (stake) => playRound(pearlDivers, replayDraws(draws), stake),
};
const message = (page: Page) => page.locator('.play-message-words');
const heldPearls = (page: Page) => page.locator('.slots-held');

describe('respins', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const playWith = (name: string, options: PageOptions) =>
    beginPredeterminedRound(browser, sevenPearls, { name, ...options });

  itInFullRun('hold the pearls and announce each respin before the win is shown', async () => {
    const { page, context } = await playWith('motion', { width: 1024, height: 768, reducedMotion: false });

    await message(page).filter({ hasText: '6 pearls stay. 3 respins.' }).waitFor(waitOptions);
    await message(page).filter({ hasText: '1 pearl more: 3 respins again.' }).waitFor(waitOptions);
    await page.locator('.slots-held[data-found="true"]').waitFor(waitOptions);
    await message(page).filter({ hasText: 'You won' }).waitFor(waitOptions);

    expect(await heldPearls(page).count()).toBe(7);
    expect(await heldPearls(page).filter({ hasText: '25×' }).count()).toBe(1);
    await page.getByText('7 pearls paid').waitFor({ state: 'attached' });
    await context.close();
  });

  itInFullRun('end at once with reduced motion', async () => {
    const { page, context } = await playWith('still', { width: 390, height: 844, reducedMotion: true });

    await message(page).filter({ hasText: 'You won' }).waitFor(waitOptions);

    expect(await heldPearls(page).count()).toBe(7);
    expect(await page.locator('.slots-open').count()).toBe(0);
    await context.close();
  });

  itInFullRun('end at once when the player skips them', async () => {
    const { page, context } = await playWith('skip', { width: 1024, height: 768, reducedMotion: false });
    await message(page).filter({ hasText: '6 pearls stay.' }).waitFor(waitOptions);

    await page.keyboard.press('Space');

    await heldPearls(page).nth(6).waitFor(waitOptions);
    expect(await page.locator('.slots-open').count()).toBe(0);
    await context.close();
  });
});

/** Stops that show three pearls on reels 1 and 2, and none on the others. */
function stopsOfPearls(): number[] {
  return pearlDivers.reels.map((strip, reel) =>
    strip.findIndex((_, stop) => {
      const shown = [0, 1, 2].map((row) => strip[(stop + row) % strip.length]);
      return shown.every((symbol) => (symbol === 'pearl') === reel < 2);
    }),
  );
}

function sixValues(): number[] {
  return Array.from({ length: 6 }, () => 0);
}

function misses(count: number): number[] {
  return Array.from({ length: count }, () => 1);
}
