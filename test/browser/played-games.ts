import { setTimeout as wait } from 'node:timers/promises';
import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { listMachines } from '#domain/games/slots/machines';

/** A game, its path with coins, and how to play one round. */
export interface Played {
  readonly id: string;
  readonly path: string;
  readonly isTouched?: boolean;
  readonly choice?: string;
  readonly decisions?: readonly string[];
  readonly ready: (page: Page) => Promise<unknown>;
  readonly begin: (page: Page) => Promise<unknown>;
  readonly end?: (page: Page) => Promise<unknown>;
  /** Waits for the message about a round that was left open. */
  readonly found?: (page: Page) => Promise<unknown>;
}

const table = (page: Page): FrameLocator => page.frameLocator('iframe');
const playButton = (page: Page) => page.locator('.play-button[aria-disabled="false"]');
/** A button of the frame once it is enabled: between rounds it is disabled and ignores presses. */
const inFrame = (name: RegExp) => (page: Page) =>
  table(page).getByRole('button', { name }).and(table(page).locator(':not([aria-disabled="true"])'));
/** The table ignores keys for 400 ms after it has moved the focus, for instance to the next decision. */
const focusSettlesMs = 500;
/** Presses Enter on a button of the frame, once the top document reports the focus in the frame. */
const enterOn = (name: RegExp) => async (page: Page) => {
  const button = inFrame(name)(page);
  await button.focus();
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('IFRAME');
  await wait(focusSettlesMs);
  await button.press('Enter');
};
const waitForFrame = async (page: Page) => page.locator('.frame-veil').waitFor({ state: 'detached' });

const waitForDecision = (page: Page) => inFrame(/^(Stand|Draw|Keep)/)(page).waitFor();

/** Every game but HK Slots, whose journey plays it. */
export const playableGames: Played[] = [
  ...listMachines()
    .filter(({ id }) => id !== 'hk-slots')
    .map(({ id }) => ({
      id,
      path: `/games/${id}?play=coins`,
      ready: (page: Page) => playButton(page).waitFor(),
      begin: (page: Page) => page.keyboard.press('Space'),
    })),
  ...['lucky-ticket', 'dragon-scratch'].map((id) => ({
    id,
    path: `/games/scratch/${id}`,
    ready: (page: Page) => playButton(page).waitFor(),
    begin: (page: Page) => page.keyboard.press('Space'),
    end: (page: Page) => page.getByRole('button', { name: 'Reveal all' }).click(),
    found: (page: Page) =>
      page
        .getByText(/^Here is your (ticket|card) again/)
        .first()
        .waitFor(),
  })),
  {
    id: 'video-poker',
    path: '/games/frame/video-poker',
    decisions: ['hold 11111'],
    ready: waitForFrame,
    begin: enterOn(/^Deal/),
    end: enterOn(/^(Draw|Keep|Stand)/),
    found: waitForDecision,
  },
  {
    id: 'blackjack',
    path: '/games/frame/blackjack',
    decisions: ['stand'],
    ready: waitForFrame,
    begin: enterOn(/^Deal/),
    end: enterOn(/^Stand/),
    found: waitForDecision,
  },
  {
    id: 'roulette',
    path: '/games/frame/roulette',
    choice: 'red 100',
    ready: waitForFrame,
    async begin(page) {
      await inFrame(/^Red/)(page).click();
      await inFrame(/^Spin/)(page).click();
    },
  },
  ...[
    { id: 'dice', choice: 'under 50' },
    { id: 'limbo', choice: '2.00' },
    { id: 'plinko', choice: '12 medium' },
    { id: 'baccarat', choice: 'player' },
  ].map((original) => ({
    ...original,
    path: `/games/frame/${original.id}`,
    ready: waitForFrame,
    begin: enterOn(/^Play/),
  })),
  {
    id: 'keno',
    path: '/games/frame/keno',
    choice: 'medium 7',
    ready: waitForFrame,
    async begin(page) {
      await inFrame(/^7$/)(page).click();
      await inFrame(/^Play/)(page).click();
    },
  },
  {
    id: 'mines',
    path: '/games/frame/mines',
    choice: '3',
    decisions: ['open 12'],
    ready: waitForFrame,
    begin: enterOn(/^Play/),
    end: enterOn(/^Stone, row 3, column 3/),
    found: (page) => inFrame(/^Stone, row 3, column 3/)(page).waitFor(),
  },
  {
    id: 'hi-lo',
    path: '/games/frame/hi-lo',
    decisions: ['higher'],
    ready: waitForFrame,
    begin: enterOn(/^Play/),
    end: enterOn(/^Higher/),
    found: (page) => inFrame(/^Higher/)(page).waitFor(),
  },
  {
    id: 'harbour-wheel',
    path: '/games/unity/harbour-wheel',
    ready: (page) => playButton(page).waitFor({ timeout: 60_000 }),
    begin: (page) => page.keyboard.press('Space'),
  },
];
