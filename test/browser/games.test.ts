import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, FrameLocator, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { listGames } from '#domain/games/games';
import { listMachines } from '#domain/games/slots/machines';
import { resultMessage } from '../../web/src/features/games/rounds/result-copy';
import { itInFullRun } from '../full-run';
import { scale } from '../scale';
import { findAccessibilityViolations } from './accessibility-violations';
import { openPage, type PageOptions } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { goldInGame } from './visitor';
import { selectNextRound, playerIdOn } from './wallet-state';

const stake = 100;
/** Animations of reels, cards and balls take time. */
const waitOptions = { timeout: 30_000 };

interface Answer {
  readonly round: Round;
  readonly awaits: 'decision' | 'seeing' | null;
  readonly balances: { readonly gold: number };
}

/** A game, its path with coins, and how to play one round. */
interface Played {
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

const playableGames: Played[] = [
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

const views = [
  { name: 'with motion, on a desktop', options: { width: 1024, height: 768, reducedMotion: false } },
  {
    name: 'without motion, on a phone',
    options: { width: 375, height: 812, theme: 'light' },
  },
] satisfies { name: string; options: PageOptions }[];

/** The games of a view. Animated ones use most of a processor. */
const gamesInView = (view: number) =>
  playableGames.filter(({ id }) => scale === 'full' || gateGames[view]?.includes(id));

/** A machine with motion, a ticket without. Games in frames and the Unity game have their own tests. */
const gateGames = [['neon-tiger'], ['lucky-ticket']];

const viewsWithGames = views.map((view, index) => ({ ...view, games: gamesInView(index) }));

describe.each(viewsWithGames)('every game, $name', ({ options, games }) => {
  let browser: Browser;
  let storageState: NonNullable<PageOptions['storageState']>;
  beforeAll(async () => {
    browser = await openBrowser();
    const { context } = await openNewPlayer(browser, siteUrl, `games-${options.width}@jade.test`);
    storageState = await context.storageState();
    await context.close();
  });
  afterAll(() => browser.close());

  it.each(games)('plays to the outcome in the ledger: $id', async (game) => {
    const { page, context, faults } = await openPage(browser, { ...options, storageState });
    const player = await enter(page, game);

    const begun = await begin(page, game, player);
    const settled = game.end ? await end(page, game, begun) : begun;

    await expect
      .poll(() => page.locator('.play-message').textContent(), waitOptions)
      .toContain(resultMessage(settled.round, 'en-US'));
    await expect.poll(() => goldInGame(page), waitOptions).toBe(settled.balances.gold);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  // All rounds in steps resume the same way: at the gate scale `frame-games.test.ts` covers it with video poker.
  itInFullRun.each(games.filter(({ end: isLong }) => isLong))(
    'resumes a round after its tab was killed, and says so: $id',
    async (game) => {
      const first = await openPage(browser, { ...options, storageState });
      const begun = await begin(first.page, game, await enter(first.page, game));
      await first.context.close();

      const { page, context, faults } = await openPage(browser, { ...options, storageState });
      await page.goto(siteUrl + game.path);
      await (game.found ?? game.ready)(page);
      const settled = await end(page, game, begun);

      await expect
        .poll(() => page.locator('.play-message').textContent(), waitOptions)
        .toContain(resultMessage(settled.round, 'en-US'));
      await expect.poll(() => goldInGame(page), waitOptions).toBe(settled.balances.gold);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  async function enter(page: Page, game: Played): Promise<string> {
    const player = playerIdOn(page);
    await page.goto(siteUrl + game.path);
    await game.ready(page);
    return player;
  }

  /** Begins a round that the steps of the game complete. */
  async function begin(
    page: Page,
    { id, choice, decisions = [], ...game }: Played,
    player: string,
  ): Promise<Answer> {
    await selectNextRound(siteUrl, player, {
      game: listGames().find((each) => each.id === id)!,
      play: { stake, choice: choice ?? null, decisions },
      isWanted: ({ payout, outcome }) =>
        payout !== null && (outcome.family !== 'slots' || outcome.spins.length === 1),
    });
    return responseTo(page, /\/rounds$/, game.begin);
  }

  /** Completes the round by a decision, or by marking it as seen. */
  async function end(page: Page, game: Played, begun: Answer): Promise<Answer> {
    const path = game.decisions ? /\/decisions$/ : /\/seen$/;
    const answer = await responseTo(page, path, game.end!);
    return game.decisions ? answer : begun;
  }
});

/** Response of the API to an action on a page. @throws Error with the refusal, or with the page’s text when no request is sent */
async function responseTo(page: Page, path: RegExp, act: (page: Page) => Promise<unknown>): Promise<Answer> {
  const [response] = await Promise.all([
    page
      .waitForResponse((each) => isRequested(each, path))
      .catch(async (fault: Error) => {
        throw new Error(`${fault.message}\n${await page.locator('main').innerText()}`);
      }),
    act(page),
  ]);
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

const isRequested = (response: Response, path: RegExp) =>
  path.test(new URL(response.url()).pathname) && response.request().method() === 'POST';
