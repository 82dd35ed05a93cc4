import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { listGames } from '#domain/games/games';
import { resultMessage } from '../../web/src/features/games/rounds/result-copy';
import { itInFullRun } from '../full-run';
import { scale } from '../scale';
import { findAccessibilityViolations } from './accessibility-violations';
import { openPage, type PageOptions } from './open-browser';
import { playableGames, type Played } from './played-games';
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
