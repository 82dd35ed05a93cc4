import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dragonScratch } from '#domain/games/scratch/dragon-scratch/card';
import { scratchGame } from '#domain/games/scratch/scratch-game';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { devices } from './open-browser';
import { callApi, subOf } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { goldInGame, goTo } from './visitor';
import { selectNextRound, skipRoundCooldown } from './wallet-state';

const timeoutMs = 60_000;
const phone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };
const screens = [{ width: 320, height: 568 }, phone, { width: 844, height: 390 }, laptop];

interface Bought {
  readonly round: { readonly payout: number };
  readonly awaits: string;
  readonly balances: { readonly gold: number };
}

describe.each(devices)('Home of a member on a $device', ({ device, ...options }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('continues a ticket that was left open while other games are played', async () => {
    const { page, context, faults } = await openNewPlayer(
      browser,
      siteUrl,
      `left-open-${device}@jade.test`,
      options,
    );
    page.setDefaultTimeout(timeoutMs);
    const buy = (game: string) =>
      callApi<Bought>(page, siteUrl, 'POST', `/games/${game}/rounds`, { coin: 'gold', stake: 100 });
    const player = await subOf(page);
    await callApi(page, siteUrl, 'GET', '/wallet');
    await selectNextRound(siteUrl, player, {
      game: scratchGame(dragonScratch),
      play: { stake: 100, choice: null, decisions: [] },
      isWanted: ({ payout }) => payout !== null && payout > 0,
    });
    const ticket = await buy('dragon-scratch');
    await skipRoundCooldown(siteUrl, player);
    const other = await buy('lucky-ticket');
    expect([ticket.awaits, other.awaits]).toEqual(['seeing', 'seeing']);

    await page.goto(siteUrl);
    await page.getByRole('link', { name: /Continue\s*Lucky Ticket/ }).waitFor();
    await page.getByRole('region', { name: 'Latest wins' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await scrollsHorizontally(page)).toBe(false);
    await page.getByRole('link', { name: /Continue\s*Dragon Scratch/ }).click();

    await page.getByRole('button', { name: 'Reveal all' }).waitFor();
    expect(await page.getByText(/Finish your .* round first/).count()).toBe(0);
    await goTo(page, '/games/frame/dice');
    await expect.poll(() => goldInGame(page)).toBe(other.balances.gold);
    await goTo(page, '/games/scratch/dragon-scratch');
    await page.getByRole('button', { name: 'Reveal all' }).waitFor();
    expect(await goldInGame(page)).toBe(other.balances.gold - ticket.round.payout);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows the game of the day beside open rounds, in a strip of at most 220 px on every screen', async () => {
    const email = `strip-${device}-${Date.now().toString(36)}@players.test`;
    const { page, context } = await openNewPlayer(browser, siteUrl, email, options);
    page.setDefaultTimeout(timeoutMs);
    const games = ['blackjack', 'dragon-scratch', 'lucky-ticket', 'hk-slots', 'neon-tiger'];
    const strip = page.getByRole('region', { name: 'Welcome back' });

    for (const count of [1, games.length]) {
      const open = games.slice(0, count).map((gameId) => ({ gameId, round: gameId, awaits: 'seeing' }));
      await page.route('**/games/open-round', (route) =>
        route.fulfill({ json: { round: null, awaits: null, open } }),
      );
      await page.goto(siteUrl);
      await strip
        .getByRole('link', { name: /^Continue/ })
        .nth(count - 1)
        .waitFor();
      await strip.getByRole('link', { name: /^Game of the day/ }).waitFor();
      for (const screen of screens) {
        await page.setViewportSize(screen);
        expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(220);
        expect(await scrollsHorizontally(page)).toBe(false);
      }
    }

    expect(await findAccessibilityViolations(page)).toEqual([]);
    await context.close();
  });

  it('shows what can be claimed, own games, then other games at once, which do not move while it loads', async () => {
    const email = `order-${device}-${Date.now().toString(36)}@players.test`;
    const { page, context } = await openNewPlayer(browser, siteUrl, email, options);
    page.setDefaultTimeout(timeoutMs);
    await page.addInitScript({ content: measureShifts });

    for (const own of [[], ['Your favorites', 'Recently played']]) {
      const sections = ['Welcome back', ...own, 'Originals', 'Latest wins', 'All games'];
      for (const screen of [phone, laptop]) {
        await page.setViewportSize(screen);
        await page.goto(siteUrl, { waitUntil: 'networkidle' });
        await page.getByRole('link', { name: /^Daily bonus/ }).waitFor();

        const tops = await Promise.all(sections.map((name) => topOf(page.getByRole('region', { name }))));
        expect(tops).toEqual([...tops].sort((one, other) => one - other));
        const games = page.getByRole('region', { name: own[0] ?? 'Originals' });
        expect(await isInView(page, games.getByRole('link').first())).toBe(true);
        expect(await page.evaluate('window.moved')).toBeLessThanOrEqual(0.02);
      }
      await page.evaluate("localStorage.setItem('jade-harbour.played', 'blackjack keno')");
      await page.getByRole('button', { name: 'HK Slots is a favorite' }).click();
    }

    await context.close();
  });

  itInFullRun('offers a retry for bonuses that could not be loaded', async () => {
    const { page, context } = await openNewPlayer(browser, siteUrl, `retry-${device}@jade.test`, options);
    page.setDefaultTimeout(timeoutMs);
    await page.route('**/bonuses', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(siteUrl);
    const retry = page.getByRole('button', { name: /^Bonuses could not be loaded/ });
    await retry.waitFor();
    expect(await page.getByRole('link', { name: /^Daily bonus/ }).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.unroute('**/bonuses');
    await retry.click();

    await page.getByRole('link', { name: /^Daily bonus/ }).waitFor();
    expect(await retry.count()).toBe(0);
    await context.close();
  });

  itInFullRun('shows the name with wins only after the switch in the profile', async () => {
    const { page, context } = await openNewPlayer(browser, siteUrl, `win-name-${device}@jade.test`, options);
    page.setDefaultTimeout(timeoutMs);
    await page.goto(`${siteUrl}/Account/profile`);
    const shows = page.getByRole('switch', { name: 'Show my name with my wins' });
    expect(await shows.isChecked()).toBe(false);

    await shows.click();
    await page.getByText('Your name appears with your wins.').waitFor();
    await page.reload();

    await expect.poll(() => shows.isChecked()).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await context.close();
  });
});

const topOf = async (section: Locator) => (await section.boundingBox())?.y ?? NaN;

/** Whether the whole of a link can be seen and pressed, also above the bar at the bottom of a phone. */
async function isInView(page: Page, link: Locator): Promise<boolean> {
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  const path = await link.getAttribute('href');
  return page.evaluate<boolean>(`[${y + 1}, ${y + height - 1}].every((y) =>
    document.elementFromPoint(${x + width / 2}, y)?.closest('a')?.getAttribute('href') === '${path}')`);
}

/** Runs in the page before its own scripts. */
const measureShifts = `window.moved = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.moved += value; })
    .observe({ type: 'layout-shift', buffered: true });`;
