import type { Browser, FrameLocator, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { listGames } from '#domain/games/games';
import { resultMessage } from '../../web/src/features/games/rounds/result-copy';
import { scale } from '../scale';
import { barriersOn } from './barriers';
import { letNextRoundOf, playerOn } from './next-round';
import { openPage, type PageOptions } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';

const stake = 100;
/** Reels, cards and balls take their time. */
const patience = { timeout: 30_000 };

interface Answer {
  readonly round: Round;
  readonly awaits: 'decision' | 'seeing' | null;
  readonly balances: { readonly gold: number };
}

/** A game, where it is played for coins, and how a round of it is played to its end. */
interface Played {
  readonly id: string;
  readonly path: string;
  readonly isTouched?: boolean;
  readonly choice?: string;
  readonly decisions?: readonly string[];
  readonly ready: (page: Page) => Promise<unknown>;
  readonly begin: (page: Page) => Promise<unknown>;
  readonly end?: (page: Page) => Promise<unknown>;
  /** Shows that a round was found that had been left open. */
  readonly found?: (page: Page) => Promise<unknown>;
}

const table = (page: Page): FrameLocator => page.frameLocator('iframe');
const playButton = (page: Page) => page.locator('.play-button[aria-disabled="false"]');
/** A button of the frame, once it can be pressed: between two rounds it waits, and ignores a press. */
const inFrame = (name: RegExp) => (page: Page) =>
  table(page).getByRole('button', { name }).and(table(page).locator(':not([aria-disabled="true"])'));
/** Presses Enter on a button of the frame. The page knows that the focus is there once the browser does, which sends the key. */
const enterOn = (name: RegExp) => async (page: Page) => {
  const button = inFrame(name)(page);
  await button.focus();
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('IFRAME');
  await button.press('Enter');
};
const isLaid = async (page: Page) => page.locator('.frame-veil').waitFor({ state: 'detached' });

const waits = (page: Page) => page.getByText('Your round waits for your decision.').first().waitFor();

const played: Played[] = [
  ...['neon-tiger', 'jade-fortune'].map((id) => ({
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
    ready: isLaid,
    begin: enterOn(/^Deal/),
    end: enterOn(/^(Draw|Keep|Stand)/),
    found: waits,
  },
  {
    id: 'blackjack',
    path: '/games/frame/blackjack',
    decisions: ['stand'],
    ready: isLaid,
    begin: enterOn(/^Deal/),
    end: enterOn(/^Stand/),
    found: waits,
  },
  {
    id: 'roulette',
    path: '/games/frame/roulette',
    choice: 'red 100',
    ready: isLaid,
    async begin(page) {
      await inFrame(/^Red/)(page).click();
      await inFrame(/^Spin/)(page).click();
    },
  },
  {
    id: 'harbour-wheel',
    path: '/games/unity/harbour-wheel',
    ready: (page) => playButton(page).waitFor({ timeout: 60_000 }),
    begin: (page) => page.keyboard.press('Space'),
  },
];

const looks = [
  { name: 'with motion, at a desk', options: { width: 1024, height: 768, reducedMotion: false } },
  {
    name: 'without motion, on a phone',
    options: { width: 375, height: 812, theme: 'light' },
  },
] satisfies { name: string; options: PageOptions }[];

/** The games that are played in a look. Moving ones take most of a processor. */
const playedIn = (look: number) => played.filter(({ id }) => scale === 'full' || atGate[look]?.includes(id));

/** One of each kind: what moves, and what stands still. The Unity game is played by a test of its own. */
const atGate = [['neon-tiger'], ['lucky-ticket', 'blackjack']];

/** Rounds of several steps are kept alike: at the gate that of one game is left and found again. */
const isFoundAgain = ({ id, end: isLong }: Played) => isLong && (scale === 'full' || id === 'blackjack');

const visits = looks.map((look, index) => ({ ...look, games: playedIn(index) }));

describe.each(visits)('every game, $name', ({ options, games }) => {
  let browser: Browser;
  let storageState: NonNullable<PageOptions['storageState']>;
  beforeAll(async () => {
    browser = await openBrowser();
    const { context } = await openNewPlayer(browser, siteUrl, `games-${options.width}@jade.test`);
    storageState = await context.storageState();
    await context.close();
  });
  afterAll(() => browser.close());

  it.each(games)('is played to an outcome that is the ledger’s: $id', async (game) => {
    const { page, context, faults } = await openPage(browser, { ...options, storageState });
    const player = await enter(page, game);

    const begun = await begin(page, game, player);
    const settled = game.end ? await end(page, game, begun) : begun;

    await expect
      .poll(() => page.locator('.play-message').innerText(), patience)
      .toContain(resultMessage(settled.round, 'en-US'));
    await expect.poll(() => goldIn(page), patience).toBe(settled.balances.gold);
    expect(await barriersOn(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(games.filter(isFoundAgain))(
    'is there again after its tab was killed, and says so: $id',
    async (game) => {
      const first = await openPage(browser, { ...options, storageState });
      const begun = await begin(first.page, game, await enter(first.page, game));
      await first.context.close();

      const { page, context, faults } = await openPage(browser, { ...options, storageState });
      await page.goto(siteUrl + game.path);
      await (game.found ?? game.ready)(page);
      const settled = await end(page, game, begun);

      await expect
        .poll(() => page.locator('.play-message').innerText(), patience)
        .toContain(resultMessage(settled.round, 'en-US'));
      await expect.poll(() => goldIn(page), patience).toBe(settled.balances.gold);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  async function enter(page: Page, game: Played): Promise<string> {
    const player = playerOn(page);
    await page.goto(siteUrl + game.path);
    await game.ready(page);
    return player;
  }

  /** Begins a round that can be ended as the game's course says. */
  async function begin(
    page: Page,
    { id, choice, decisions = [], ...game }: Played,
    player: string,
  ): Promise<Answer> {
    await letNextRoundOf(siteUrl, player, {
      game: listGames().find((each) => each.id === id)!,
      play: { stake, choice: choice ?? null, decisions },
      isWanted: ({ payout, outcome }) =>
        payout !== null && (outcome.family !== 'slots' || outcome.spins.length === 1),
    });
    return answerTo(page, /\/rounds$/, game.begin);
  }

  /** Ends it: by what is decided, or by seeing all of it. */
  async function end(page: Page, game: Played, begun: Answer): Promise<Answer> {
    const path = game.decisions ? /\/decisions$/ : /\/seen$/;
    const answer = await answerTo(page, path, game.end!);
    return game.decisions ? answer : begun;
  }
});

/** What the API answers to what is done on a page. @throws Error with the refusal, or with what the page says when it asks nothing */
async function answerTo(page: Page, path: RegExp, act: (page: Page) => Promise<unknown>): Promise<Answer> {
  const [response] = await Promise.all([
    page
      .waitForResponse((each) => isAsked(each, path))
      .catch(async (fault: Error) => {
        throw new Error(`${fault.message}\n${await page.locator('main').innerText()}`);
      }),
    act(page),
  ]);
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

const isAsked = (response: Response, path: RegExp) =>
  path.test(new URL(response.url()).pathname) && response.request().method() === 'POST';

/** The Gold Coins on show in the game's console. */
async function goldIn(page: Page): Promise<number> {
  return Number((await page.locator('.play-balance-amount').innerText()).replaceAll(/[^0-9]/g, ''));
}
