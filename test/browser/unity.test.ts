import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { findFrameAccessibilityViolations } from './accessibility-violations';
import { openPage, type PageOptions, type WatchedPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import { goldInGame } from './visitor';

/** From sources, the frame is built on its first request. */
const waitOptions = { timeout: 60_000 };
const address = `${siteUrl}/games/unity/harbour-wheel`;

describe('a Unity game', () => {
  let browser: Browser;
  let storageState: PageOptions['storageState'];
  const open: WatchedPage[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
    const { context } = await openSignedIn(browser, siteUrl, 'regular@jade.test');
    storageState = await context.storageState();
    await context.close();
  });
  afterEach(async () => {
    for (const { context } of open.splice(0)) await context.close();
  });
  afterAll(() => browser.close());

  async function visit(options: PageOptions = {}): Promise<WatchedPage> {
    const watched = await openPage(browser, { ...options, ...(storageState && { storageState }) });
    open.push(watched);
    return watched;
  }

  it('loads under its own policy, is played by keyboard, and shows its result outside of the canvas', async () => {
    const { page, faults } = await visit({ reducedMotion: false });
    const [code, frame] = await Promise.all([
      page.waitForResponse(/\.wasm\.gz$/, waitOptions),
      page.waitForResponse(/\/unity-frame\/index\.html/, waitOptions),
      page.goto(address),
    ]);
    await waitUntilReady(page);
    const before = await goldInGame(page);

    await page.keyboard.press('Space');
    const resultText = await result(page);

    expect(code.headers()).toMatchObject({ 'content-type': 'application/wasm', 'content-encoding': 'gzip' });
    expect(frame.headers()['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval'/);
    await expect.poll(() => goldInGame(page)).toBe(before - 100 + payoutIn(resultText));
    expect(faults).toEqual([]);
  });

  it('runs a build without access to storage, page or API, and has no axe violations in its own document', async () => {
    const { page } = await visit();
    await page.goto(address);
    await waitUntilReady(page);
    expect(await findFrameAccessibilityViolations(page)).toEqual([]);
    const build = page.frames().find((each) => each.url().includes('/unity-frame/'))!;

    const reached = await build.evaluate<Record<string, string>>(attempts(`${siteUrl}/config.json`));

    expect(reached).toEqual({
      localStorage: 'SecurityError',
      sessionStorage: 'SecurityError',
      cookies: 'SecurityError',
      page: 'SecurityError',
      navigation: 'SecurityError',
      config: 'TypeError',
    });
  });

  itInFullRun('shows the result at once with reduced motion', async () => {
    const { page } = await visit({ width: 375, height: 740 });
    await page.goto(address);
    await waitUntilReady(page);

    const [answer] = await Promise.all([
      page.waitForResponse((response) => /\/harbour-wheel\/rounds$/.test(response.url()) && response.ok()),
      spinButton(page).click(),
    ]);
    const answeredAt = Date.now();
    await answer.finished();
    await result(page);

    // The wheel turns for more than four seconds with motion.
    expect(Date.now() - answeredAt).toBeLessThan(3_000);
  });

  itInFullRun('shows a loading error and recovers by Try again', async () => {
    const { page } = await visit();
    let isCut = true;
    await page.route(/\.data\.gz$/, (route) => (isCut ? route.abort() : route.continue()));
    await page.goto(address);
    const frame = page.frameLocator('iframe');

    await frame.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
    isCut = false;
    await frame.getByRole('button', { name: 'Try again' }).click();

    await waitUntilReady(page);
  });

  itInFullRun('shows an error in a browser that cannot draw it', async () => {
    const { page } = await visit();
    await page.addInitScript({ content: 'HTMLCanvasElement.prototype.getContext = () => null;' });

    await page.goto(address);

    const alert = page.frameLocator('iframe').getByRole('alert');
    expect(await alert.innerText()).toMatch(/cannot draw the game[\s\S]*Nothing was staked/);
  });

  itInFullRun('is quit when the player leaves', async () => {
    const { page } = await visit();
    let quits = 0;
    await page.exposeFunction('countQuit', () => void (quits += 1));
    await page.addInitScript({ content: countQuits });
    await page.goto(address);
    await waitUntilReady(page);

    await page.getByRole('link', { name: /Lobby/ }).click();

    await expect.poll(() => quits, waitOptions).toBe(1);
  });
});

/** Runs in the frame like code of a build: returns the outcome of each attempt. */
const attempts = (config: string) =>
  `(async () => {
  const tried = {
    localStorage: () => localStorage.length,
    sessionStorage: () => sessionStorage.length,
    cookies: () => document.cookie,
    page: () => parent.document.title,
    navigation: () => { top.location.href = 'about:blank'; },
    config: () => fetch(${JSON.stringify(config)}, { credentials: 'include' }),
  };
  const ends = {};
  for (const [name, attempt] of Object.entries(tried)) {
    try { await attempt(); ends[name] = 'reached'; } catch (error) { ends[name] = error.name; }
  }
  return ends;
})()`;

/** Runs in the frame before the loader of the build. */
const countQuits = `
  let create;
  Object.defineProperty(window, 'createUnityInstance', {
    get: () => create,
    set: (given) => {
      create = async (...parameters) => {
        const instance = await given(...parameters);
        const quit = instance.Quit;
        instance.Quit = () => { countQuit(); return quit(); };
        return instance;
      };
    },
  });`;

function spinButton(page: Page) {
  return page.getByRole('button', { name: /^Spin/ });
}

/** Waits for the button’s description, which states the reason until the game is ready. */
async function waitUntilReady(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Spin/, description: 'Press Space or Enter.' })
    .waitFor(waitOptions);
}

async function result(page: Page): Promise<string> {
  const status = page.getByRole('status').filter({ hasText: 'The wheel stopped on' });
  await status.waitFor(waitOptions);
  return status.innerText();
}

/** Payout in a result text, in Gold Coins. */
function payoutIn(resultText: string): number {
  const [, amount = '0'] = /You (?:won|got|got your) ([\d,]+)/.exec(resultText) ?? [];
  return Number(amount.replaceAll(',', ''));
}
