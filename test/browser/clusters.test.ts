import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { koiGarden } from '#domain/games/slots/koi-garden/machine';
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

/** Two clusters that pay more than the stake together. */
const twoClusters: PredeterminedRound = {
  game: koiGarden.id,
  awaits: null,
  play: (stake) => oneSpin(evaluateSpin(koiGarden, stopsOfTwoClusters(), stake)),
};
const message = (page: Page) => page.locator('.play-message-words');
const outlines = (page: Page) => page.locator('.slots-cluster');

describe('clusters', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const playWith = (name: string, options: PageOptions) =>
    beginPredeterminedRound(browser, twoClusters, { name, ...options });

  itInFullRun('are outlined and named one after another, then all at the total', async () => {
    const { page, context } = await playWith('motion', { width: 1024, height: 768, reducedMotion: false });

    await message(page).filter({ hasText: 'Cluster: ' }).waitFor(waitOptions);
    expect(await outlines(page).count()).toBe(1);
    await message(page).filter({ hasText: 'You won' }).waitFor(waitOptions);

    expect(await outlines(page).count()).toBe(2);
    await page.getByText(/^You won .* Cluster of \d+ × .* Cluster of \d+ × /).waitFor({ state: 'attached' });
    await context.close();
  });

  itInFullRun('are outlined all at once with reduced motion', async () => {
    const { page, context } = await playWith('still', { width: 390, height: 844, reducedMotion: true });

    await message(page).filter({ hasText: 'You won' }).waitFor(waitOptions);

    expect(await outlines(page).count()).toBe(2);
    await context.close();
  });

  itInFullRun('are outlined all at once when the player taps the reels', async () => {
    const { page, context } = await playWith('skip', { width: 1024, height: 768, reducedMotion: false });
    await message(page).filter({ hasText: 'Cluster: ' }).waitFor(waitOptions);

    await page.locator('.slots-table').click();

    await message(page).filter({ hasText: 'You won' }).waitFor(waitOptions);
    expect(await outlines(page).count()).toBe(2);
    await context.close();
  });
});

/** The payout stays below a ceremony, which would cover the reels. */
function stopsOfTwoClusters(): number[] {
  const lengths = koiGarden.reels.map(({ length }) => length);
  for (let number = 0; ; number += 1) {
    // Multiples of a prime visit the stops of all reels in turn.
    let rest = number * 7_919;
    const candidate = lengths.map((length) => {
      const stop = rest % length;
      rest = Math.floor(rest / length);
      return stop;
    });
    const { clusterWins, scatterWin, payout } = evaluateSpin(koiGarden, candidate, 100);
    if (clusterWins?.length === 2 && !scatterWin && payout > 100 && payout < 500) return candidate;
  }
}
