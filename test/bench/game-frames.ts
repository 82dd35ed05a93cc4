import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { listMachines } from '#domain/games/slots/machines';
import { launchBrowser, openPage } from '../browser/open-browser';
import { demoPassword, signIn } from '../browser/visitor';
import { chooseGames } from './choose-games';
import type { Figure } from './figure';
import { frameWork } from './frame-work';
import { traceCategories } from './main-thread';
import { percentile } from './percentile';
import type { Sizes } from './sizes';

/** An animated game, where it is played for coins, and the presses of one round. */
interface AnimatedGame {
  readonly id: string;
  readonly path: string;
  readonly presses: readonly ((page: Page) => Promise<unknown>)[];
}

/** A phone whose player wants motion. */
const phone = { width: 390, height: 844, hasTouch: true, reducedMotion: false };
/** Slowdown of a mid-range phone compared to this machine. */
const slowdown = 4;
const pressSpace = (page: Page) => page.keyboard.press('Space');
const table = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Idle time before a tap, so that finding the button does not count for a frame. */
const restMs = 300;

/** Taps the first button of that name in the frame; some rounds end before it is offered. */
const pressInFrame = (name: RegExp) => async (page: Page) => {
  const button = table(page).getByRole('button', { name }).first();
  if (await button.isVisible()) await tap(page, button);
};

const games: readonly AnimatedGame[] = [
  ...listMachines()
    .filter(({ id }) => id !== 'hk-slots')
    .map(({ id }) => ({ id, path: `/games/${id}?play=coins`, presses: [pressSpace] })),
  { id: 'lucky-ticket', path: '/games/scratch/lucky-ticket', presses: [pressSpace, revealAll] },
  { id: 'dragon-scratch', path: '/games/scratch/dragon-scratch', presses: [pressSpace, revealAll] },
  {
    id: 'video-poker',
    path: '/games/frame/video-poker',
    presses: [pressInFrame(/^Deal/), pressInFrame(/^(Draw|Keep)/)],
  },
  {
    id: 'blackjack',
    path: '/games/frame/blackjack',
    presses: [pressInFrame(/^(Deal|Rebet)/), pressInFrame(/^No insurance/), pressInFrame(/^Stand/)],
  },
  {
    id: 'roulette',
    path: '/games/frame/roulette',
    presses: [pressInFrame(/^Red, /), pressInFrame(/^Spin/)],
  },
  { id: 'dice', path: '/games/frame/dice', presses: [pressInFrame(/^Play/)] },
  { id: 'limbo', path: '/games/frame/limbo', presses: [pressInFrame(/^Play/)] },
  { id: 'plinko', path: '/games/frame/plinko', presses: [pressInFrame(/^Play/)] },
  { id: 'keno', path: '/games/frame/keno', presses: [pressInFrame(/^Pick for me/), pressInFrame(/^Play/)] },
  {
    id: 'mines',
    path: '/games/frame/mines',
    presses: [pressInFrame(/^Play/), pressInFrame(/^Stone, row 3, column 3/), pressInFrame(/^Collect/)],
  },
  {
    id: 'hi-lo',
    path: '/games/frame/hi-lo',
    presses: [pressInFrame(/^Play/), pressInFrame(/^(Higher|Lower)/), pressInFrame(/^Collect/)],
  },
  { id: 'baccarat', path: '/games/frame/baccarat', presses: [pressInFrame(/^Play/)] },
  { id: 'harbour-wheel', path: '/games/unity/harbour-wheel', presses: [pressSpace] },
];

/**
 * Main-thread work per frame of each animated game but HK Slots, which the part `reels` measures: CPU time multiplied by four, as there.
 *
 * @param sizes.games  ids of the games; empty for all
 */
export async function measureGameFrames(sizes: Sizes['frames'], siteUrl: string): Promise<Figure[]> {
  const selected = chooseGames(games, sizes.games);
  const browser = await launchBrowser({ fullBrowser: true });
  try {
    const { page, context } = await openPage(browser, phone);
    await page.goto(`${siteUrl}/Login`);
    await signIn(page, 'player@jade.test', demoPassword);
    const storageState = await context.storageState();
    await context.close();

    const figures: Figure[] = [];
    for (const game of selected) {
      const opened = await openPage(browser, { ...phone, storageState });
      await opened.page.goto(siteUrl + game.path);
      const work = (await workOfPlaying(browser, opened.page, { game, ...sizes })).map((ms) => ms * slowdown);
      await opened.context.close();
      figures.push(
        {
          name: `${game.id}: processor time a frame × 4, median`,
          value: percentile(work, 0.5),
          unit: 'ms',
          atMost: 8,
        },
        {
          name: `${game.id}: processor time a frame × 4, 99 of 100`,
          value: percentile(work, 0.99),
          unit: 'ms',
          atMost: 16.7,
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Plays one round before the trace, which loads and compiles code. @returns CPU milliseconds per frame */
async function workOfPlaying(
  browser: Browser,
  page: Page,
  { game, rounds, animationMs }: { game: AnimatedGame } & Sizes['frames'],
): Promise<number[]> {
  await untilPlayable(page, game);
  await wait(animationMs);
  await playRound(page, game, animationMs);
  await untilPlayable(page, game);
  await browser.startTracing(page, { categories: traceCategories });
  for (let round = 0; round < rounds; round += 1) await playRound(page, game, animationMs);
  return frameWork(await browser.stopTracing());
}

/** Waits until a round can begin. */
async function untilPlayable(page: Page, { path }: AnimatedGame): Promise<void> {
  if (path.startsWith('/games/frame/')) await page.locator('.frame-veil').waitFor({ state: 'detached' });
  else await page.locator('.play-button[aria-disabled="false"]').waitFor();
}

/** Plays without polling the page between presses, which would count as its work. */
async function playRound(page: Page, { presses }: AnimatedGame, animationMs: number): Promise<void> {
  for (const press of presses) {
    await press(page);
    await wait(animationMs);
  }
}

function revealAll(page: Page): Promise<void> {
  return tap(page, page.getByRole('button', { name: 'Reveal all' }));
}

/**
 * Taps where the button is. A mouse would cause hit testing in every frame, and a key needs the focus, whose ring is a frame of its own
 * that would count what finds the button.
 */
async function tap(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('A button to tap is not on the screen.');
  await wait(restMs);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
