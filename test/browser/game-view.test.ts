import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations } from './accessibility-violations';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';

const hkSlots = '/games/PlayHKSlots';
const wheel = '/games/unity/harbour-wheel';
/** The first page of a kind loads its code. */
const waitOptions = { timeout: 30_000 };

const barsSwitch = (page: Page) => page.getByRole('button', { name: /^(Hide|Show) bars$/ });
const fullScreenSwitch = (page: Page) => page.getByRole('button', { name: 'Full screen' });
const lobbyLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Lobby' });
/** The balances in the header and beside the stake. */
const shownBalances = (page: Page) => page.locator(':is([data-balance], .play-balance-amount):visible');
const isFullScreen = (page: Page) => page.evaluate<boolean>('document.fullscreenElement !== null');

describe('the view of a game', () => {
  let browser: Browser;
  let players = 0;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function openGame(path: string, width: number, beforeGame?: (page: Page) => Promise<unknown>) {
    const email = `view-${Date.now().toString(36)}-${(players += 1)}@players.test`;
    const opened = await openNewPlayer(browser, siteUrl, email, { width, height: 844 });
    await beforeGame?.(opened.page);
    await opened.page.goto(siteUrl + path);
    await opened.page.locator('.play-button[aria-disabled="false"]').waitFor(waitOptions);
    return opened;
  }

  it('hides the bars on request, keeps balance, stake and button, and shows the bars on Escape', async () => {
    const { page, context, faults } = await openGame(hkSlots, 1440);

    await barsSwitch(page).press('Enter');
    expect(await page.locator(':focus').innerText()).toBe('Show bars');
    expect(await lobbyLink(page).isVisible()).toBe(false);
    // The balance appears two frames after the play button.
    for (const control of ['.play-balance-amount', '.play-stake', '.play-button'])
      await page.locator(control).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    expect(await lobbyLink(page).isVisible()).toBe(true);
    expect(await page.locator(':focus').textContent()).toBe('Hide bars');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows the balance once, and net result and time of the visit in the drawer of the rounds alone', async () => {
    const { page, context } = await openGame(hkSlots, 1440);
    const net = page.getByText('Net this visit');

    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // The stake's balance follows the page by two frames.
      await shownBalances(page).first().waitFor();
      expect(await shownBalances(page).count()).toBe(1);
      expect(await net.filter({ visible: true }).count()).toBe(0);
      await page.getByRole('button', { name: 'Your rounds' }).click();
      await page.getByRole('dialog', { name: 'Your rounds' }).getByText('Net this visit').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await context.close();
  });

  itInFullRun('closes the volume by itself three seconds after its last change', async () => {
    const { page, context } = await openGame(hkSlots, 390);
    const volume = page.getByRole('slider', { name: 'Volume' });

    await page.getByRole('button', { name: 'Sound', exact: true }).click();
    const openedAt = performance.now();
    await volume.waitFor();
    await volume.press('ArrowUp');
    await volume.waitFor({ state: 'hidden' });

    expect(performance.now() - openedAt).toBeGreaterThan(2_900);
    expect(await page.getByRole('button', { name: 'Sound', exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await context.close();
  });

  itInFullRun('opens the volume on the screen of a phone by each press of the sound switch', async () => {
    const { page, context } = await openGame(hkSlots, 390);
    const sound = page.getByRole('button', { name: 'Sound', exact: true });
    const volume = page.getByRole('slider', { name: 'Volume' });

    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 664 });
      await sound.click();
      const box = await volume.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await sound.click();
      expect(await sound.getAttribute('aria-pressed')).toBe('false');
      await volume.press('ArrowDown');
      expect(await sound.getAttribute('aria-pressed')).toBe('true');
      await sound.click();
    }
    await context.close();
  });

  itInFullRun('keeps the controls of the bar apart between the widths of tablets and desktops', async () => {
    const { page, context } = await openGame('/games/scratch/dragon-scratch', 1024);

    const overlaps: string[] = [];
    for (const width of [768, 1024, 1088, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      overlaps.push(...(await overlapsInBar(page)).map((names) => `${width}: ${names}`));
    }

    expect(overlaps).toEqual([]);
    await context.close();
  });

  itInFullRun('leads to the demo from the bar at every width, and back to the game for coins', async () => {
    const { page, context } = await openGame(hkSlots, 390);
    const isPlaying = (balance: string) =>
      page.locator('.play-label').getByText(balance, { exact: true }).waitFor(waitOptions);

    for (const width of [320, 360, 390, 844, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const more = page.getByRole('button', { name: 'More', exact: true });
      if (await more.isVisible()) await more.click();
      await page.getByRole('link', { name: width < 1280 ? /^Try the demo/ : 'Demo' }).click();
      await isPlaying('Demo balance');

      const badge = page.getByRole('button', { name: 'Demo', exact: true });
      if (await badge.isVisible()) await badge.click();
      await page.getByRole('link', { name: 'Play for coins' }).click();
      await isPlaying('Balance');
    }
    await context.close();
  });

  itInFullRun('shows a Unity game in full screen with balance and stake, and back', async () => {
    const { page, context } = await openGame(wheel, 390);

    await fullScreenSwitch(page).click();
    await expect.poll(() => isFullScreen(page)).toBe(true);
    await lobbyLink(page).waitFor({ state: 'hidden' });
    expect(await page.locator('.play-balance-amount').isVisible()).toBe(true);

    await fullScreenSwitch(page).click();
    await expect.poll(() => isFullScreen(page)).toBe(false);
    await context.close();
  });

  itInFullRun('hides the bars on a phone whose browser has no full screen', async () => {
    const { page, context } = await openGame(hkSlots, 390, (opened) =>
      opened.addInitScript({
        content: `for (const name of ['fullscreenEnabled', 'fullscreenElement'])
          Object.defineProperty(Document.prototype, name, { value: undefined });`,
      }),
    );
    expect(await fullScreenSwitch(page).count()).toBe(0);

    await barsSwitch(page).click();
    expect(await lobbyLink(page).isVisible()).toBe(false);

    await barsSwitch(page).click();
    expect(await lobbyLink(page).isVisible()).toBe(true);
    await context.close();
  });
});

/** Pairs of links, buttons and figures of the bar that cover each other. */
async function overlapsInBar(page: Page): Promise<string[]> {
  const controls = await page.locator('.game-bar :is(a, button, .play-name):visible:not([popover] *)').all();
  const places = await Promise.all(
    controls.map(async (control) => ({
      name: await control.textContent(),
      box: await control.boundingBox(),
    })),
  );
  return places.flatMap(({ name, box }, index) =>
    places
      .slice(index + 1)
      .filter((other) => box && other.box && overlaps(box, other.box))
      .map((other) => `${name} and ${other.name}`),
  );
}

interface Span {
  readonly x: number;
  readonly width: number;
}

function overlaps(one: Span, other: Span): boolean {
  return one.x < other.x + other.width - 1 && other.x < one.x + one.width - 1;
}
