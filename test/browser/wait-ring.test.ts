import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { neonTiger } from '#domain/games/slots/neon-tiger/machine';
import { evaluateSpin } from '#domain/games/slots/spin';
import { itInFullRun } from '../full-run';
import {
  beginPredeterminedRound,
  oneSpin,
  waitOptions,
  type PredeterminedRound,
} from './predetermined-round';
import { openBrowser } from './shared-browser';

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

/** A round without a win, whose count a press would end instead of beginning the next round. */
const lost: PredeterminedRound = {
  game: neonTiger.id,
  play: (stake) => oneSpin(evaluateSpin(neonTiger, losingStops(), stake)),
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const isWaiting = (page: Page) => page.locator('.play-button[data-waits="true"]').waitFor();
const isReady = (page: Page) => page.locator('.play-button[aria-disabled="false"]').waitFor(waitOptions);

itInFullRun('the wait for the next round turns a ring, one half after the other, in each round', async () => {
  const { page, context } = await beginPredeterminedRound(browser, lost, {
    name: 'ring',
    reducedMotion: false,
  });

  for (const round of [1, 2]) {
    if (round === 2) await page.keyboard.press('Space');
    await isWaiting(page);
    await expect.poll(() => turnsOn(page)).toHaveLength(2);
    const [first, second] = await turnsOn(page);

    expect(first?.delay).toBe(0);
    expect(second).toMatchObject({ delay: first?.duration, duration: first?.duration, progress: 0 });
    await isReady(page);
    // The ring goes on while the end of the wait moves a little.
    expect((await turnsOn(page)).at(-1)?.progress).toBeGreaterThan(0.8);
  }
  await context.close();
});

itInFullRun('the wait for the next round turns nothing for a player who wants no motion', async () => {
  const { page, context } = await beginPredeterminedRound(browser, lost, {
    name: 'still',
    reducedMotion: true,
  });

  await isWaiting(page);
  await isReady(page);

  expect(await turnsOn(page)).toEqual([]);
  await context.close();
});

function losingStops(): number[] {
  const [one, two, three] = neonTiger.reels;
  const every = one!.flatMap((_, first) =>
    two!.flatMap((__, second) => three!.map((___, third) => [first, second, third])),
  );
  return every.find((stops) => evaluateSpin(neonTiger, stops, 100).payout === 0)!;
}
