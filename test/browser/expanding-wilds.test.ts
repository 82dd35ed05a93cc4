import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { lighthouseBay } from '#domain/games/slots/lighthouse-bay/machine';
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

/** A lighthouse lands in the middle row of reel 3 and completes a line. */
const filledReel: PredeterminedRound = {
  game: lighthouseBay.id,
  awaits: null,
  play: (stake) => oneSpin({ ...evaluateSpin(lighthouseBay, winningStops(), stake), freeSpinsWon: 0 }),
};
const fillMessage = 'Lighthouse fills reel 3.';
const message = (page: Page) => page.locator('.play-message-words');
const expanded = (page: Page) => page.locator('.slots-expanded');

describe('a wild that fills its reel', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const playWith = (name: string, options: PageOptions) =>
    beginPredeterminedRound(browser, filledReel, { name, ...options });

  itInFullRun('is announced and fills the reel before the win is shown', async () => {
    const { page, context } = await playWith('motion', { width: 1024, height: 768, reducedMotion: false });

    await message(page).filter({ hasText: fillMessage }).waitFor(waitOptions);
    await message(page).filter({ hasText: 'You won' }).waitFor(waitOptions);

    expect(await expanded(page).count()).toBe(1);
    expect(await page.locator('.slots-window').getAttribute('aria-label')).toMatch(
      /(.*Lighthouse.*;){2}.*Lighthouse/,
    );
    await page.getByText(`${fillMessage} You won`).waitFor({ state: 'attached' });
    await context.close();
  });

  itInFullRun('fills the reel at once with reduced motion', async () => {
    const { page, context } = await playWith('still', { width: 390, height: 844, reducedMotion: true });

    await expanded(page).waitFor(waitOptions);

    expect(await message(page).textContent()).not.toBe(fillMessage);
    await context.close();
  });
});

function winningStops(): number[] {
  const third = lighthouseBay.reels[2]!;
  const lighthouse = (third.indexOf('lighthouse') + third.length - 1) % third.length;
  const every = lighthouseBay.reels[0]!.flatMap((_, one) =>
    lighthouseBay.reels[1]!.map((__, two) => [one, two, lighthouse, 0, 0]),
  );
  return every.find((each) => {
    const { window, payout, freeSpinsWon } = evaluateSpin(lighthouseBay, each, 100);
    const filled = window.flatMap((column, reel) => (column.includes('lighthouse') ? [reel] : []));
    return String(filled) === '2' && payout > 100 && freeSpinsWon === 0;
  })!;
}
