import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { koiGarden } from '#domain/games/slots/koi-garden/machine';
import { evaluateSpin } from '#domain/games/slots/spin';
import { itInFullRun } from '../full-run';
import type { PageOptions } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';

const patience = { timeout: 30_000 };

/** Stops at which two clusters pay more than the stake together. */
const stops = stopsOfTwoClusters();
const message = (page: Page) => page.locator('.play-message-words');
const outlines = (page: Page) => page.locator('.slots-cluster');

describe('clusters', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function playWith(name: string, options: PageOptions) {
    const email = `clusters-${name}-${Date.now().toString(36)}@players.test`;
    const { page, context } = await openNewPlayer(browser, siteUrl, email, options);
    await page.route('**/games/koi-garden/rounds', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as { round: { stake: number } };
      const spin = evaluateSpin(koiGarden, stops, answer.round.stake);
      const round = { ...answer.round, payout: spin.payout, outcome: { family: 'slots', spins: [spin] } };
      return route.fulfill({ response, json: { ...answer, round, awaits: null } });
    });
    await page.goto(`${siteUrl}/games/koi-garden?play=coins`);
    await page.locator('.play-button[aria-disabled="false"]').waitFor(patience);
    await page.keyboard.press('Space');
    return { page, context };
  }

  itInFullRun('are outlined and named one after another, then all at the total', async () => {
    const { page, context } = await playWith('motion', { width: 1024, height: 768, reducedMotion: false });

    await message(page).filter({ hasText: 'Cluster: ' }).waitFor(patience);
    expect(await outlines(page).count()).toBe(1);
    await message(page).filter({ hasText: 'You won' }).waitFor(patience);

    expect(await outlines(page).count()).toBe(2);
    await page.getByText(/^You won .* Cluster of \d+ × .* Cluster of \d+ × /).waitFor({ state: 'attached' });
    await context.close();
  });

  itInFullRun('are outlined all at once with reduced motion', async () => {
    const { page, context } = await playWith('still', { width: 390, height: 844, reducedMotion: true });

    await message(page).filter({ hasText: 'You won' }).waitFor(patience);

    expect(await outlines(page).count()).toBe(2);
    await context.close();
  });

  itInFullRun('are outlined all at once when the player taps the reels', async () => {
    const { page, context } = await playWith('skip', { width: 1024, height: 768, reducedMotion: false });
    await message(page).filter({ hasText: 'Cluster: ' }).waitFor(patience);

    await page.locator('.slots-table').click();

    await message(page).filter({ hasText: 'You won' }).waitFor(patience);
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
