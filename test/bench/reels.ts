import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import { launchBrowser, openPage } from '../browser/open-browser';
import { demoPassword, signIn } from '../browser/visitor';
import type { Figure } from './figure';
import { frameWork } from './frame-work';
import { heldMemory } from './held-memory';
import { traceCategories } from './main-thread';
import { percentile } from './percentile';
import { answerRounds } from './round-answers';
import type { Sizes } from './sizes';

const game = '/games/PlayHKSlots';
/** A phone screen whose player wants motion. */
const phone = { width: 390, height: 844, reducedMotion: false };
/** Slowdown of a mid-range phone compared to this machine. */
const slowdown = 4;
/** Idle time before a press, so that preparations do not count for a frame. */
const restMs = 300;
/** Interval of presses until a round begins. */
const pressEveryMs = 50;
/** Step of the controlled clock, in milliseconds. */
const stepMs = 500;
/** Timeout for free spins on a machine without a graphics card. */
const patienceMs = 120_000;

/**
 * Main-thread work of spinning reels, and memory growth over many rounds.
 * Work is CPU time multiplied by four. DevTools’ throttle would also slow the main thread while it waits for the rendering threads, which
 * have no graphics card here.
 */
export async function measureReels(sizes: Sizes['reels'], siteUrl: string): Promise<Figure[]> {
  const browser = await launchBrowser({ fullBrowser: true });
  try {
    const work = (await workOfPlaying(browser, siteUrl, sizes)).map((ms) => ms * slowdown);
    const growth = await growthWhilePlaying(browser, siteUrl, sizes);
    return [
      { name: `HK Slots: frames drawn in ${sizes.tracedRounds} rounds`, value: work.length, unit: 'frames' },
      {
        name: 'HK Slots: processor time a frame × 4, median',
        value: percentile(work, 0.5),
        unit: 'ms',
        atMost: 8,
      },
      {
        name: 'HK Slots: processor time a frame × 4, 99 of 100',
        value: percentile(work, 0.99),
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

/** Runs in the page: resolves once the play button has been in these states, one after the other, and rejects if it is not in time. */
const whenButtonWas = (...states: string[]) => `new Promise((resolve, reject) => {
  const button = document.querySelector('.play-button');
  const states = [${states.map((state) => `() => button.${state}`).join(', ')}];
  const timer = setTimeout(() => reject(new Error('A press began no round, or its round did not end.')), ${patienceMs});
  const observer = new MutationObserver(() => {
    while (states[0]?.()) states.shift();
    if (states.length > 0) return;
    observer.disconnect();
    clearTimeout(timer);
    resolve();
  });
  observer.observe(button, { attributes: true });
})`;

const busy = "dataset.busy === 'true'";
const pressable = "ariaDisabled === 'false'";

/** Plays through the API in real time. @returns CPU milliseconds per frame */
async function workOfPlaying(
  browser: Browser,
  siteUrl: string,
  { tracedRounds }: Sizes['reels'],
): Promise<number[]> {
  const { page, context } = await openPage(browser, phone);
  page.setDefaultTimeout(patienceMs);
  await enterGame(page, siteUrl);
  // Excludes code that the first round loads and compiles.
  await playUndisturbed(page);
  await browser.startTracing(page, { categories: traceCategories });
  for (let round = 0; round < tracedRounds; round += 1) await playUndisturbed(page);
  const work = frameWork(await browser.stopTracing());
  await context.close();
  return work;
}

/**
 * Plays many rounds quickly: the page’s clock is advanced, and the responses come from the game’s own rules. Warm-up rounds let the
 * browser compile all code and fill its performance buffers.
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

/** Time from one press to the next possible one. */
async function playRound(page: Page, forward: () => Promise<void>): Promise<void> {
  const free = page.locator('.play-button[aria-disabled="false"]');
  await free.waitFor();
  let stake: Request | undefined;
  const staked = page
    .waitForRequest((request) => request.url().endsWith('/rounds') && request.method() === 'POST')
    .then((request) => (stake = request));
  // A press during the ceremony of a large win only ends it; one after the stake would hurry the round.
  while (!stake) {
    await page.keyboard.press('Space');
    await Promise.race([staked, wait(pressEveryMs)]);
  }
  await stake.response();
  while (!(await free.isVisible())) await forward();
}

/** The same without polling the page, which would run within its frames: the page itself reports the next possible press. */
async function playUndisturbed(page: Page): Promise<void> {
  await page.locator('.play-button[aria-disabled="false"]').waitFor();
  await endCeremony(page);
  const over = page.evaluate(whenButtonWas(busy, pressable));
  let isBegun = false;
  const begun = page.evaluate(whenButtonWas(busy)).then(() => (isBegun = true));
  await wait(restMs);
  // A press while a win counts up only ends the count.
  while (!isBegun) {
    // Uses the keyboard, because a mouse causes hit testing in every frame and phones have none.
    await page.keyboard.press('Space');
    await Promise.race([begun, wait(restMs)]);
  }
  await over;
  await wait(restMs);
}

/** Ends the ceremony of a large win, which takes the presses of the button. */
async function endCeremony(page: Page): Promise<void> {
  while (await page.locator('.win-skip').isVisible()) {
    await page.keyboard.press('Space');
    await wait(restMs);
  }
}
