import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { announcementOn, goldInGame } from './visitor';

/** Animations of cards and balls take time. */
const waitOptions = { timeout: 30_000 };
const result = /^(No win|You won|You got)/;

/** How to play one round of each game, from its first button. */
const games: { id: string; first: RegExp; play: (page: Page, table: FrameLocator) => Promise<void> }[] = [
  {
    id: 'video-poker',
    first: /^Deal/,
    async play(_page, table) {
      await table.getByRole('button', { name: /^Deal/ }).click();
      await table.getByRole('button', { name: /^(Draw|Keep)/ }).click();
    },
  },
  {
    id: 'blackjack',
    first: /^Deal/,
    async play(page, table) {
      await table.getByRole('button', { name: /^Deal/ }).click();
      const stand = table.getByRole('button', { name: /^Stand/ });
      const noInsurance = table.getByRole('button', { name: /^No insurance/ });
      const isOver = async () => result.test(await announcementOn(page).innerText());
      // Insurance comes first under an ace, and a blackjack ends the round without a further decision.
      const goesOn = async () => (await stand.isVisible()) || (await noInsurance.isVisible()) || isOver();
      await expect.poll(goesOn, waitOptions).toBe(true);
      if (await noInsurance.isVisible()) {
        await noInsurance.click();
        await expect.poll(async () => (await stand.isVisible()) || isOver(), waitOptions).toBe(true);
      }
      if (await stand.isVisible()) await stand.click();
    },
  },
  {
    id: 'roulette',
    first: /^Red, /,
    async play(_page, table) {
      await table.getByRole('button', { name: /^Red, / }).click();
      await table.getByRole('button', { name: /^Spin/ }).click();
    },
  },
  ...['dice', 'limbo', 'plinko'].map((id) => ({
    id,
    first: /^Play/,
    play: (_page: Page, table: FrameLocator) => table.getByRole('button', { name: /^Play/ }).click(),
  })),
  {
    id: 'keno',
    first: /^Pick for me/,
    async play(_page, table) {
      await table.getByRole('button', { name: /^Pick for me/ }).click();
      await table.getByRole('button', { name: /^Play/ }).click();
    },
  },
  {
    id: 'mines',
    first: /^Play/,
    async play(page, table) {
      await table.getByRole('button', { name: /^Play/ }).click();
      await table.getByRole('button', { name: 'Stone, row 3, column 3: closed' }).click();
      await collectWinnings(page, table);
    },
  },
  {
    id: 'hi-lo',
    first: /^Play/,
    async play(page, table) {
      await table.getByRole('button', { name: /^Play/ }).click();
      // A king offers to guess the same rank in place of a higher one.
      await table
        .getByRole('button', { name: /^(Higher|Same)\b.*chance/ })
        .first()
        .click();
      await collectWinnings(page, table);
    },
  },
  {
    id: 'baccarat',
    first: /^Play/,
    async play(_page, table) {
      await table.getByRole('radio', { name: /^Banker/ }).click();
      await table.getByRole('button', { name: /^Play/ }).click();
    },
  },
];

/** Collects what a round has won, unless it is over. */
async function collectWinnings(page: Page, table: FrameLocator): Promise<void> {
  const button = table.getByRole('button', { name: /^Collect \d/ });
  const isOver = async () => result.test(await announcementOn(page).innerText());
  await expect.poll(async () => (await button.isVisible()) || isOver(), waitOptions).toBe(true);
  if (await button.isVisible()) await button.click();
}

describe('a framed game', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('is played with its own buttons, and the page shows the result outside of the frame', async () => {
    const { page, rounds } = await openGame('holder@frames.test');
    const game = page.frameLocator('iframe');
    const before = await goldInGame(page);

    await game.getByRole('button', { name: /^Deal/ }).click();
    await expect.poll(() => goldInGame(page)).toBe(before - 100);
    await page.reload();
    await game.getByRole('button', { name: /^(Draw|Keep|Stand)/ }).click();

    await expect.poll(() => announcementOn(page).innerText(), waitOptions).toMatch(result);
    expect(rounds.map((path) => path.replace(/rounds\/[^/]+\//, 'rounds/…/'))).toEqual([
      '/games/video-poker/rounds',
      '/games/video-poker/rounds/…/decisions',
    ]);
    await page.close();
  });

  itInFullRun(
    'is stopped after 2,000 malformed messages without moving coins, and can be restarted',
    async () => {
      const { page, rounds } = await openGame('flood@frames.test');
      const frame = page.frames().find((each) => each !== page.mainFrame());
      const before = await goldInGame(page);

      await frame?.evaluate(malformedMessages);
      await page.getByText('We stopped this game because of an error.').waitFor();

      expect(await page.locator('iframe').count()).toBe(0);
      expect(rounds).toEqual([]);
      expect(await goldInGame(page)).toBe(before);
      await page.getByRole('button', { name: 'Restart game' }).click();
      await page.frameLocator('iframe').getByRole('button', { name: /^Deal/ }).waitFor();
      await page.close();
    },
  );

  it('cannot stake without a press or with another stake than the page shows', async () => {
    const { page, rounds } = await openGame('forger@frames.test');
    const frame = page.frames().find((each) => each !== page.mainFrame());

    const another = await frame?.evaluate(stakeOf(200));
    const unpressed = await frame?.evaluate(stakeOf(100, 6_000));

    expect(another).toMatchObject({ type: 'error', code: 'not-on-table' });
    expect(unpressed).toMatchObject({ type: 'error', code: 'no-press' });
    expect(rounds).toEqual([]);
    await page.close();
  });

  itInFullRun.each(games)(
    'replays a round of the history and labels it as a replay: $id',
    async ({ id, first, play }) => {
      const { page, rounds } = await openGame(`replay-${id}@frames.test`, id, first);
      await play(page, page.frameLocator('iframe'));
      const announcement = announcementOn(page);
      await expect.poll(() => announcement.innerText(), waitOptions).toMatch(result);
      const shownResult = await announcement.innerText();
      const requestCount = rounds.length;
      const gold = await goldAfterAnimation(page);

      await page.getByRole('button', { name: 'Your rounds' }).click();
      await page.getByRole('button', { name: 'Replay' }).click();

      // A game that does not report the end of the replay would block the page for thirty seconds.
      await expect.poll(() => announcement.innerText(), { timeout: 20_000 }).toBe(`Replay: ${shownResult}`);
      expect([rounds.length, await goldAfterAnimation(page)]).toEqual([requestCount, gold]);
      await page.close();
    },
  );

  async function openGame(
    player: string,
    gameId = 'video-poker',
    first = /^Deal/,
  ): Promise<{ page: Page; rounds: string[] }> {
    const { page } = await openNewPlayer(browser, siteUrl, player);
    const rounds: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const [, path] = /(\/games\/[^/]+\/rounds.*)$/.exec(pathname) ?? [];
      if (request.method() === 'POST' && path) rounds.push(path);
    });
    await page.goto(`${siteUrl}/games/frame/${gameId}`);
    await page.frameLocator('iframe').getByRole('button', { name: first }).waitFor();
    await page.locator('.frame-veil').waitFor({ state: 'detached' });
    return { page, rounds };
  }
});

/** The displayed Gold Coins after the count animation. */
async function goldAfterAnimation(page: Page): Promise<number> {
  let shown = NaN;
  const isResting = async () => {
    const before = shown;
    shown = await goldInGame(page);
    return shown === before;
  };
  await expect.poll(isResting, { timeout: 10_000, interval: 700 }).toBe(true);
  return shown;
}

/** Runs in the frame as a string, because this file is not compiled for a browser. */
const malformedMessages = `
  const protocol = 'jade-harbour-frame/1';
  const stake = { protocol, type: 'stake', request: 1, coin: 'gold', stake: 100, choice: null };
  const bent = [
    () => null, () => stake, () => new ArrayBuffer(64), () => '{', () => '[]', () => JSON.stringify({ ...stake, stake: -1 }),
    () => JSON.stringify({ ...stake, stake: 0.5 }), () => JSON.stringify({ ...stake, payout: 1 }),
    () => JSON.stringify({ ...stake, coin: 'tokens' }), () => JSON.stringify({ ...stake, type: 'outcome' }),
    () => JSON.stringify({ ...stake, protocol: 'jade-harbour-frame/9' }), () => 'x'.repeat(100_000),
    () => JSON.stringify({ protocol, type: 'decision', request: 1, round: 'any', step: 99, decision: 'win' }),
  ];
  for (let count = 0; count < 2_000; count += 1) parent.postMessage(bent[count % bent.length](), '*');`;

/**
 * Runs in the frame: stakes and resolves with the response. A test evaluation counts as a user activation, which a browser forgets after
 * five seconds.
 */
function stakeOf(stake: number, afterMs = 0): string {
  return `new Promise((resolve) => {
    const request = ${900 + stake};
    addEventListener('message', ({ data }) => {
      const said = JSON.parse(data);
      if (said.request === request) resolve(said);
    });
    const wish = { protocol: 'jade-harbour-frame/1', type: 'stake', request, coin: 'gold', stake: ${stake}, choice: null };
    setTimeout(() => parent.postMessage(JSON.stringify(wish), '*'), ${afterMs});
  })`;
}
