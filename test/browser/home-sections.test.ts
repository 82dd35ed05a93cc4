import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { devices } from './open-browser';
import { callApi, subOf } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { skipRoundCooldown } from './wallet-state';

const timeoutMs = 60_000;
const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

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
      callApi<{ awaits: string }>(page, siteUrl, 'POST', `/games/${game}/rounds`, {
        coin: 'gold',
        stake: 100,
      });
    const ticket = await buy('dragon-scratch');
    await skipRoundCooldown(siteUrl, await subOf(page));
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
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows the game of the day beside open rounds, in a strip of at most 220 px on every screen', async () => {
    const email = `strip-${device}-${Date.now().toString(36)}@players.test`;
    const { page, context } = await openNewPlayer(browser, siteUrl, email, options);
    page.setDefaultTimeout(timeoutMs);
    const games = ['blackjack', 'dragon-scratch', 'lucky-ticket', 'hk-slots', 'neon-tiger'];
    const strip = page.getByRole('list').filter({ has: page.getByRole('link', { name: /^Daily bonus/ }) });

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
