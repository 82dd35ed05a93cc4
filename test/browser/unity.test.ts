import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { barriersInFrame } from './barriers';
import { openPage, type PageOptions, type WatchedPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';
import { balanceIn } from './visitor';

/** From sources, the frame is built when it is first opened. */
const patience = { timeout: 60_000 };
const address = `${siteUrl}/games/unity/harbour-wheel`;

describe('a game made with Unity', () => {
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

  it('is loaded under its own policy and played by the keyboard, and its result is told outside of the canvas', async () => {
    const { page, faults } = await visit({ reducedMotion: false });
    const [code, frame] = await Promise.all([
      page.waitForResponse(/\.wasm\.gz$/, patience),
      page.waitForResponse(/\/unity-frame\/index\.html/, patience),
      page.goto(address),
    ]);
    await untilReady(page);
    const before = await balanceIn(page, 'gold');

    await page.keyboard.press('Space');
    const words = await result(page);

    expect(code.headers()).toMatchObject({ 'content-type': 'application/wasm', 'content-encoding': 'gzip' });
    expect(frame.headers()['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval'/);
    await expect.poll(() => balanceIn(page, 'gold')).toBe(before - 100 + paid(words));
    expect(faults).toEqual([]);
  });

  it('runs a build that reaches neither storage, page nor API', async () => {
    const { page } = await visit();
    await page.goto(address);
    await untilReady(page);
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

  it('has no fault that axe finds in its own document', async () => {
    const { page } = await visit();
    await page.goto(address);
    await untilReady(page);

    expect(await barriersInFrame(page)).toEqual([]);
  });

  itInFullRun('shows the result at once to players who asked for stillness', async () => {
    const { page } = await visit({ width: 375, height: 740 });
    await page.goto(address);
    await untilReady(page);

    const [answer] = await Promise.all([
      page.waitForResponse((response) => /\/harbour-wheel\/rounds$/.test(response.url()) && response.ok()),
      spinButton(page).click(),
    ]);
    const answeredAt = Date.now();
    await answer.finished();
    await result(page);

    // The wheel takes more than four seconds to turn.
    expect(Date.now() - answeredAt).toBeLessThan(3_000);
  });

  it('says what is wrong when it cannot be loaded, and begins again', async () => {
    const { page } = await visit();
    let isCut = true;
    await page.route(/\.data\.gz$/, (route) => (isCut ? route.abort() : route.continue()));
    await page.goto(address);
    const frame = page.frameLocator('iframe');

    await frame.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
    isCut = false;
    await frame.getByRole('button', { name: 'Try again' }).click();

    await untilReady(page);
  });

  itInFullRun('says so where a browser cannot draw it', async () => {
    const { page } = await visit();
    await page.addInitScript({ content: 'HTMLCanvasElement.prototype.getContext = () => null;' });

    await page.goto(address);

    const alert = page.frameLocator('iframe').getByRole('alert');
    expect(await alert.innerText()).toMatch(/cannot draw the game[\s\S]*Nothing was staked/);
  });

  itInFullRun('is quit when its player leaves', async () => {
    const { page } = await visit();
    let quits = 0;
    await page.exposeFunction('countQuit', () => void (quits += 1));
    await page.addInitScript({ content: countingQuits });
    await page.goto(address);
    await untilReady(page);

    await page.getByRole('link', { name: /Lobby/ }).click();

    await expect.poll(() => quits, patience).toBe(1);
  });
});

/** Runs in the frame, as code of a build would: what each attempt ends with. */
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

/** Runs in the frame, before the loader of the build sets what it wraps. */
const countingQuits = `
  let create;
  Object.defineProperty(window, 'createUnityInstance', {
    get: () => create,
    set: (given) => {
      create = async (...parameters) => {
        const instance = await given(...parameters);
        const quit = instance.Quit;
        instance.Quit = () => { parent.countQuit(); return quit(); };
        return instance;
      };
    },
  });`;

function spinButton(page: Page) {
  return page.getByRole('button', { name: /^Spin/ });
}

/** The button says what is in the way until the game can be played. */
async function untilReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Spin/, description: 'Press space or enter.' }).waitFor(patience);
}

async function result(page: Page): Promise<string> {
  const told = page.getByRole('status').filter({ hasText: 'It rests on' });
  await told.waitFor(patience);
  return told.innerText();
}

/** What a result pays, in Gold Coins. */
function paid(words: string): number {
  const [, amount = '0'] = /(?:won|Returned) ([\d,]+)/.exec(words) ?? [];
  return Number(amount.replaceAll(',', ''));
}
