import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations } from './accessibility-violations';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';

const hkSlots = '/games/PlayHKSlots';
const luckyTicket = '/games/scratch/lucky-ticket';
/** The first page of a kind loads its code, and animations of reels and cards take time. */
const waitOptions = { timeout: 30_000 };

const spinButton = (page: Page) => page.getByRole('button', { name: /^Spin/ });
const spinReady = (page: Page) => page.locator('.play-button[aria-disabled="false"]').waitFor(waitOptions);
async function openFields(page: Page) {
  const fields = await page.locator('.scratch-field[data-open="true"]').all();
  return Promise.all(fields.map((field) => field.getAttribute('data-field')));
}

/** Where the balance and the stake of a game begin, in whole pixels. */
function placesOf(page: Page) {
  const places = ['.play-balance-amount', '.play-stake'].map(async (part) => {
    const box = await page.locator(part).boundingBox();
    return box && { part, x: Math.round(box.x), y: Math.round(box.y) };
  });
  return Promise.all(places);
}

/** Runs in the page: whether the prize table overflows its container. */
const isBackScrolled =
  "(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)(document.querySelector('.scratch-back'))";

describe('a game on a phone', () => {
  let browser: Browser;
  let players = 0;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const openPlayer = (options: Parameters<typeof openNewPlayer>[3]) => {
    const email = `phone-${Date.now().toString(36)}-${(players += 1)}@players.test`;
    return openNewPlayer(browser, siteUrl, email, { ...options });
  };

  /** Opens HK Slots with all that it loads at its start, and finds its guide. */
  async function openSlots() {
    const { page, context } = await openPlayer({ width: 390, height: 844 });
    await page.goto(siteUrl + hkSlots);
    await spinReady(page);
    await page.waitForLoadState('networkidle');
    return { page, context, guide: page.getByRole('dialog', { name: 'HK Slots' }) };
  }

  it('has no axe violations with a scrolling prize table on the back of a scratch card, dark at 375 px', async () => {
    // A height at which the prize table has to scroll.
    const { page, context } = await openPlayer({ width: 375, height: 664, theme: 'dark' });
    await page.goto(siteUrl + luckyTicket);
    await spinReady(page);
    await page.getByRole('button', { name: 'Show prizes and odds' }).click();
    await page.getByRole('button', { name: 'Show the ticket' }).waitFor();
    expect(await page.evaluate(isBackScrolled)).toBe(true);

    expect(await findAccessibilityViolations(page)).toEqual([]);
    await context.close();
  });

  itInFullRun.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])(
    'moves neither the balance nor the stake while a round is under way: $width × $height',
    async (viewport) => {
      const { page, context } = await openPlayer(viewport);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/rounds', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(siteUrl + hkSlots);
      await spinReady(page);
      const before = await placesOf(page);

      await spinButton(page).click();
      await page.locator('.play-balance-staked').waitFor();

      expect(await placesOf(page)).toEqual(before);
      release();
      await spinReady(page);
      await context.close();
    },
  );

  itInFullRun('locks coin and stake with the press, also for clicks without a pointer', async () => {
    const { page, context } = await openPlayer({ width: 390, height: 844 });
    await page.goto(siteUrl + hkSlots);
    await spinReady(page);
    await page.route('**/rounds', () => {});
    const stake = page.getByRole('combobox', { name: 'Stake' });
    const goldCoins = page.getByRole('radio', { name: 'Gold Coins' });
    const choice = () => Promise.all([stake.inputValue(), goldCoins.isChecked()]);
    const before = await choice();

    await page.keyboard.press('Space');
    await page.evaluate(
      "document.querySelectorAll('.play-coin-input:not(:checked), .play-preset').forEach((control) => control.click())",
    );

    expect(await choice()).toEqual(before);
    expect(await page.locator('.play-stake-area').getAttribute('aria-disabled')).toBe('true');
    await context.close();
  });

  itInFullRun('restores a scratch card with its open fields, also in a new tab', async () => {
    const { page, context, faults } = await openPlayer({ width: 390, height: 844 });
    await page.goto(siteUrl + luckyTicket);
    await spinReady(page);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Reveal next' }).waitFor(waitOptions);
    for (const field of [4, 0]) await page.locator(`.scratch-field[data-field="${field}"]`).press('Enter');
    await expect.poll(() => openFields(page)).toEqual(['0', '4']);
    await page.close();

    const again = await context.newPage();
    await again.goto(siteUrl + luckyTicket);
    await again.getByText('Your ticket is saved. Keep scratching.').first().waitFor(waitOptions);

    expect(await openFields(again)).toEqual(['0', '4']);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun(
    'restores an open scratch card that was left before the server recorded it as seen',
    async () => {
      const { page, context } = await openPlayer({ width: 390, height: 844 });
      await page.route('**/seen', (route) => route.abort('connectionreset'));
      await page.goto(siteUrl + luckyTicket);
      await spinReady(page);
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Reveal all' }).click(waitOptions);
      await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/seen'));
      await page.close();

      const again = await context.newPage();
      const seen = again.waitForResponse((response) => response.url().endsWith('/seen'), waitOptions);
      await again.goto(siteUrl + luckyTicket);

      // Without a press, the open card proceeds to its result and is marked as seen.
      expect((await seen).status()).toBe(200);
      expect(await openFields(again)).toHaveLength(9);
      await context.close();
    },
  );

  itInFullRun('sends no stake that was pressed offline, and one when pressed again online', async () => {
    const { page, context } = await openPlayer({ width: 390, height: 844 });
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (isRoundRequest(request)) keys.push(request.headers()['idempotency-key']);
    });
    await page.goto(siteUrl + hkSlots);
    await spinReady(page);
    // The reels load their own code; without it the page shows a loading error.
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await spinButton(page).click();
    await page.getByText('Offline. Nothing was staked.').first().waitFor();
    await context.setOffline(false);
    await page.waitForFunction('navigator.onLine');
    const answered = page.waitForResponse((response) => isRoundRequest(response.request()), waitOptions);
    await spinButton(page).click();
    await answered;

    expect(keys).toHaveLength(1);
    expect(await roundsOf(page)).toBe(1);
    await context.close();
  });

  itInFullRun(
    'keeps the game while its guide cannot load offline, and shows the guide when online',
    async () => {
      const { page, context, guide } = await openSlots();

      await context.setOffline(true);
      await page.getByRole('button', { name: 'Pay table, rules and odds' }).click();
      await guide.getByText('We could not load this part. Your game is not affected.').waitFor();
      await context.setOffline(false);
      await page.waitForFunction('navigator.onLine');
      await guide.getByRole('button', { name: 'Try again' }).click();

      await guide.getByRole('tab', { name: 'Rules' }).click();
      await guide.getByText('Press Spin or the space bar.').waitFor();
      await guide.getByRole('button', { name: 'Close' }).click();
      await spinReady(page);
      await context.close();
    },
  );

  itInFullRun(
    'keeps the game while its guide cannot be fetched online, and offers a reload after a second failure',
    async () => {
      const { page, context, guide } = await openSlots();
      await page.evaluate('window.isSameDocument = true');
      // Code that loads while the page is idle would load the page again when it is missing.
      await page.waitForLoadState('networkidle');
      await context.route('**/*.js', (route) => route.abort('connectionreset'));

      await page.getByRole('button', { name: 'Pay table, rules and odds' }).click();
      await guide.getByText('We could not load this part. Your game is not affected.').waitFor();
      expect(await guide.getByRole('button', { name: 'Reload the page' }).count()).toBe(0);
      await guide.getByRole('button', { name: 'Try again' }).click();
      await guide.getByRole('button', { name: 'Reload the page' }).waitFor();

      expect(await page.evaluate<boolean>('window.isSameDocument === true')).toBe(true);
      await context.close();
    },
  );

  it('shows the round of a stake whose response was lost, without sending it again', async () => {
    const { page, context } = await openPlayer({ width: 390, height: 844 });
    let sent = 0;
    await page.goto(siteUrl + hkSlots);
    await spinReady(page);
    await page.route('**/games/hk-slots/rounds', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });

    await spinButton(page).click();
    await page.getByText(/We do not know whether your stake of 100 GC reached us/).waitFor(waitOptions);
    const sentBefore = sent;
    await context.setOffline(true);
    const found = page.waitForResponse((response) => response.url().includes('/answers?key='), waitOptions);
    await context.setOffline(false);

    expect((await found).status()).toBe(200);
    await page.locator('.play-trouble').waitFor({ state: 'detached', ...waitOptions });
    expect([sent, await roundsOf(page)]).toEqual([sentBefore, 1]);
    await context.close();
  });

  itInFullRun('places a stake that never arrived only once its player confirms it', async () => {
    const { page, context } = await openPlayer({ width: 390, height: 844 });
    await page.goto(siteUrl + hkSlots);
    await spinReady(page);
    await page.route('**/games/hk-slots/rounds', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
    await spinButton(page).click();
    await page.getByText(/We do not know whether your stake of 100 GC reached us/).waitFor(waitOptions);
    await page.unroute('**/games/hk-slots/rounds');

    await page.reload();
    await page.getByText('Your stake has not reached us yet.').waitFor(waitOptions);
    expect(await roundsOf(page)).toBe(0);
    const answered = page.waitForResponse((response) => isRoundRequest(response.request()), waitOptions);
    await page.getByRole('button', { name: 'Yes, play it' }).click();
    await answered;

    await expect.poll(() => roundsOf(page)).toBe(1);
    await context.close();
  });
});

function isRoundRequest(request: { url(): string; method(): string }): boolean {
  return request.method() === 'POST' && request.url().endsWith('/games/hk-slots/rounds');
}

/** Number of HK Slots rounds in the ledger. */
async function roundsOf(page: Page): Promise<number> {
  const { items } = await callApi<{ items: object[] }>(
    page,
    siteUrl,
    'GET',
    '/games/hk-slots/rounds?limit=10',
  );
  return items.length;
}
