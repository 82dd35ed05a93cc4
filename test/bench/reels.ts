import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../browser/open-browser';
import { demoPassword, signIn } from '../browser/visitor';
import type { Figure } from './figure';
import { frameWork } from './frame-work';
import { heldMemory } from './held-memory';
import { traceCategories } from './main-thread';
import { answerRounds } from './round-answers';
import type { Sizes } from './sizes';

const game = '/games/PlayHKSlots';
/** The screen of a phone, on which everybody’s patience is shortest. */
const phone = { width: 390, height: 844 };
/** A phone in the middle of the market takes about so many times longer than this machine. */
const slowdown = 4;
/** So long nothing is asked of the page before a press, so that no frame is charged with what prepares it. */
const restMs = 300;
/** So many milliseconds pass at once on a page whose clock is ours. */
const stepMs = 500;
/** Free spins take their time, and so does a machine without a graphics card. */
const patienceMs = 120_000;

/**
 * What turning reels ask of the main thread, and whether the page grows while somebody plays on and on.
 *
 * Work is time on the processor, four times what it is here. DevTools' own throttle would also slow the main thread while it waits
 * for the threads that draw, which have no graphics card here and take long.
 */
export async function measureReels(sizes: Sizes['reels'], siteUrl: string): Promise<Figure[]> {
  const browser = await launchBrowser({ whole: true });
  try {
    const work = (await workOfPlaying(browser, siteUrl, sizes)).map((ms) => ms * slowdown);
    const growth = await growthWhilePlaying(browser, siteUrl, sizes);
    return [
      { name: `HK Slots: frames drawn in ${sizes.tracedRounds} rounds`, value: work.length, unit: 'frames' },
      {
        name: 'HK Slots: processor time a frame × 4, median',
        value: share(work, 0.5),
        unit: 'ms',
        atMost: 8,
      },
      {
        name: 'HK Slots: processor time a frame × 4, 99 of 100',
        value: share(work, 0.99),
        unit: 'ms',
        atMost: 16.7,
      },
      {
        name: `HK Slots: memory held after ${sizes.roundsBetween} rounds more`,
        value: growth,
        unit: '%',
        atLeast: -5,
        atMost: 5,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** For the page to run: resolves once the round that comes next is over. */
const pressPossibleAgain = `new Promise((resolve) => {
  const button = document.querySelector('.play-button');
  let isBegun = false;
  const observer = new MutationObserver(() => {
    isBegun ||= button.dataset.busy === 'true';
    if (!isBegun || button.ariaDisabled !== 'false') return;
    observer.disconnect();
    resolve();
  });
  observer.observe(button, { attributes: true });
})`;

/** Plays at the house itself, in its own time. @returns milliseconds on the processor, frame by frame */
async function workOfPlaying(
  browser: Browser,
  siteUrl: string,
  { tracedRounds }: Sizes['reels'],
): Promise<number[]> {
  const { page, context } = await openPage(browser, phone);
  page.setDefaultTimeout(patienceMs);
  await enterGame(page, siteUrl);
  // What the first round loads and compiles is not asked for again.
  await playUndisturbed(page);
  await browser.startTracing(page, { categories: traceCategories });
  for (let round = 0; round < tracedRounds; round += 1) await playUndisturbed(page);
  const work = frameWork(await browser.stopTracing());
  await context.close();
  return work;
}

/**
 * Plays many rounds in little time: the clock of the page is put forward, and the rounds are answered by the game's own rules. The rounds before last until the browser
 * has compiled what every round runs, and until its lists of what the page did have their full length.
 */
async function growthWhilePlaying(
  browser: Browser,
  siteUrl: string,
  { roundsBefore, roundsBetween }: Sizes['reels'],
): Promise<number> {
  const { page, context } = await openPage(browser, phone);
  page.setDefaultTimeout(patienceMs);
  await page.clock.install();
  await answerRounds(page);
  await enterGame(page, siteUrl);
  const forward = () => page.clock.fastForward(stepMs);
  for (let round = 0; round < roundsBefore; round += 1) await playRound(page, forward);
  const before = await heldMemory(page);
  for (let round = 0; round < roundsBetween; round += 1) await playRound(page, forward);
  const after = await heldMemory(page);
  await context.close();
  return (after / before - 1) * 100;
}

async function enterGame(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/Login`);
  await signIn(page, 'player@jade.test', demoPassword);
  await page.goto(siteUrl + game);
  await page.locator('[data-drawn-by="webgl"]').waitFor();
}

/** From one press to the next that is possible. */
async function playRound(page: Page, forward: () => Promise<void>): Promise<void> {
  const free = page.locator('.play-button[aria-disabled="false"]');
  await free.waitFor();
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/rounds') && response.request().method() === 'POST',
  );
  await page.keyboard.press('Space');
  await answered;
  await page.locator('.play-button[data-busy="true"]').waitFor();
  while (!(await free.isVisible())) await forward();
}

/**
 * The same without looking in on the page, which would have to answer that in the middle of its frames: it tells by itself when the
 * next press is possible.
 */
async function playUndisturbed(page: Page): Promise<void> {
  await page.locator('.play-button[aria-disabled="false"]').waitFor();
  const over = page.evaluate(pressPossibleAgain);
  await wait(restMs);
  // Not by the mouse, which a phone has not, and which the page would look for under every frame.
  await page.keyboard.press('Space');
  await over;
  await wait(restMs);
}

function share(values: readonly number[], part: number): number {
  const rising = values.toSorted((one, other) => one - other);
  return rising[Math.min(rising.length - 1, Math.floor(rising.length * part))] ?? NaN;
}
