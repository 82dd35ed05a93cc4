import { extname, join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageFiles } from '../../web/build/separate-pages';
import { readBuiltPage } from '../built-page';
import { cloneFolder } from './product';

const site = 'http://frames.test';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Content security policy of a deployed frame game. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts";

/** Runs in the page: passes messages between frame and test in both directions. */
const relayMessages = `
  const frame = document.querySelector('iframe');
  addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow) receiveFromGame(data);
  });
  window.sendToGame = (text) => frame.contentWindow.postMessage(text, '*');`;

interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes that the site gives a frame game on a small phone, on a phone upright and on its side, on a tablet and on a laptop. */
const frameSizes: readonly FrameSize[] = [
  { width: 360, height: 444 },
  { width: 390, height: 648 },
  { width: 492, height: 338 },
  { width: 860, height: 492 },
  { width: 1_200, height: 584 },
];

type Message = Readonly<Record<string, unknown>> & { readonly type: string };

/** A frame game with a host page that a test controls. */
export interface StandInHost {
  readonly page: Page;
  readonly game: FrameLocator;
  /** All messages of the game, in order. */
  readonly messages: readonly Message[];
  /** Errors of the page and CSP violations, as text. */
  readonly faults: readonly string[];
  post(message: Message): Promise<void>;
  /** Resolves when the game is laid out at the size. */
  resize(size: FrameSize): Promise<void>;
}

/** Reads a frame game from the built site. */
export function readFrameGame(gameId: string): PageFiles {
  return readBuiltPage(join(cloneFolder, '.local', 'site'), `frame-games/${gameId}`);
}

/**
 * Opens a frame game.
 *
 * @param answer  returns the response to a message, or null
 */
export async function openFrameGame(
  browser: Browser,
  files: PageFiles,
  gameId: string,
  answer: (message: Message) => Message | null,
): Promise<StandInHost> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const messages: Message[] = [];
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const post = (message: Message) => {
    const text = JSON.stringify(JSON.stringify({ protocol: 'jade-harbour-frame/1', ...message }));
    return page.evaluate(`sendToGame(${text})`).then(() => undefined);
  };
  await page.exposeFunction('receiveFromGame', async (text: string) => {
    const message = JSON.parse(text) as Message;
    messages.push(message);
    const response = answer(message);
    if (response) await post(response);
  });
  await page.route(`${site}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(path);
    if (path === '') {
      const frame = `<iframe title="Game" sandbox="allow-scripts" src="/frame-games/${gameId}/index.html" width="1200" height="880"></iframe>`;
      await route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Host</title>${frame}<script>${relayMessages}</script>`,
      });
    } else if (body === undefined) {
      await route.fulfill({ status: 404 });
    } else {
      await route.fulfill({
        contentType: types[extname(path)] ?? 'application/octet-stream',
        headers: { 'access-control-allow-origin': '*', 'content-security-policy': policy },
        body: typeof body === 'string' ? body : Buffer.from(body),
      });
    }
  });
  await page.goto(`${site}/`);
  const game = page.frameLocator('iframe');
  const resize = async (size: FrameSize) => {
    await page.evaluate(`Object.assign(document.querySelector('iframe'), ${JSON.stringify(size)})`);
    await expect
      .poll(() => game.locator('body').evaluate<number, HTMLElement>('innerWidth'))
      .toBe(size.width);
  };
  return { page, game, messages, faults, post, resize };
}

/**
 * Measures a game at every size that the site gives it.
 *
 * @param measurement  runs in the game and returns names of its faults
 * @returns the faults, each with its size
 */
export async function findFaultsAtAnySize(
  { game, resize }: StandInHost,
  measurement: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const size of frameSizes) {
    await resize(size);
    const found = await game.locator('body').evaluate<string[], HTMLElement>(measurement);
    faults.push(...found.map((fault) => `${size.width} × ${size.height}: ${fault}`));
  }
  return faults;
}
