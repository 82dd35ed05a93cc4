import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { json } from 'node:stream/consumers';
import { type Browser, chromium, errors, type Frame, type Page } from 'playwright-core';
import { write } from '../../frame-games/protocol/read-message';
import type { PageFiles } from '../separate-pages';
import { browserPlaces } from './browser-paths';
import { createStandInHost, type GameActivity, type StandInHost } from './stand-in-host';

/** The browser of `CHROMIUM_PATH`, or one at a usual path; undefined where there is none. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? browserPlaces.find((place) => existsSync(place));
}

/** The result of a game run in a browser. */
export interface Played extends GameActivity {
  /** Messages of errors and of content security policy violations. */
  readonly broken: readonly string[];
}

interface PlayOptions {
  readonly at: string;
  readonly files: PageFiles;
  /** Headers of the game's files, as they are deployed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly host: Omit<Parameters<typeof createStandInHost>[0], 'post' | 'now'>;
  /** Time for the game to become ready, and then to end a round while its buttons are pressed. */
  readonly readyWithinMs: number;
  readonly playForMs: number;
}

/**
 * The outer page relays messages in both directions with its own requests: code that a debugger evaluates counts as a user gesture, and
 * would hide a game that stakes without a press.
 */
const pageScript = `
  const frame = document.querySelector('iframe');
  addEventListener('message', ({ source, data: payload }) => {
    const isPressed = navigator.userActivation.isActive;
    if (source === frame.contentWindow)
      void fetch('/from-game', { method: 'POST', body: JSON.stringify({ payload, isPressed }) });
  });
  setInterval(async () => {
    for (const text of await (await fetch('/to-game')).json()) frame.contentWindow.postMessage(text, '*');
  }, 20);
  frame.src = frame.dataset.src;`;

/** Opens a game in a browser with a fake host, and plays it by pressing its buttons. */
export async function playInBrowser(executablePath: string, options: PlayOptions): Promise<Played> {
  const outbox: string[] = [];
  const now = () => performance.now();
  const host = createStandInHost({ ...options.host, now, post: (message) => outbox.push(write(message)) });
  const server = await serve(options, {
    handleMessage: ({ payload: data, isPressed }) => host.handleMessage(data, { nowMs: now(), isPressed }),
    takeMessages: () => outbox.splice(0),
  });
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const page = await browser.newPage({ viewport: { width: 1_000, height: 900 } });
    const broken = watch(page);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await until(options.readyWithinMs, () => host.activity().stage === 'ready');
    // Gives the game time to violate the protocol without a press.
    await until(1_000, () => host.activity().refused.length > 0);
    const frame = page.frames().find((each) => each !== page.mainFrame());
    if (frame && host.activity().stage === 'ready') await pressAll(frame, host, options.playForMs);
    return { ...host.activity(), broken };
  } finally {
    await browser?.close();
    server.close();
  }
}

/** Presses all enabled buttons, the last one first, until a round has ended. */
async function pressAll(frame: Frame, host: StandInHost, playForMs: number): Promise<void> {
  const over = performance.now() + playForMs;
  while (performance.now() < over) {
    const buttons = await frame.locator('button:visible:enabled').all();
    for (const button of buttons.reverse()) {
      if (host.activity().finished > 0 || performance.now() > over) return;
      await button.click({ timeout: 500 }).catch(ignoreVanished);
    }
    await frame.waitForTimeout(100);
  }
}

/** A button may disappear while others are pressed; there is nothing to press then. */
function ignoreVanished(failure: unknown): void {
  if (!(failure instanceof errors.TimeoutError)) throw failure;
}

async function until(withinMs: number, isSo: () => boolean): Promise<void> {
  const over = performance.now() + withinMs;
  while (!isSo() && performance.now() < over) await new Promise((resolve) => setTimeout(resolve, 50));
}

function watch(page: Page): readonly string[] {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });
  return broken;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Both directions of the message relay, as requested by the outer page. */
interface GameConnection {
  readonly handleMessage: (message: { payload: unknown; isPressed: boolean }) => void;
  readonly takeMessages: () => readonly string[];
}

async function serve(options: PlayOptions, { handleMessage, takeMessages }: GameConnection): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/to-game') response.end(JSON.stringify(takeMessages()));
    else if (request.url === '/from-game') {
      json(request).then(
        (message) => {
          handleMessage(message as Parameters<GameConnection['handleMessage']>[0]);
          response.end();
        },
        (error: unknown) => response.destroy(error as Error),
      );
    } else serveFile(options, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function serveFile(
  { at, files, headers }: PlayOptions,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): void {
  const path = url === '/' ? 'stand-in.html' : url.slice(1);
  const own: Readonly<Record<string, string>> = {
    'stand-in.html': [
      '<!doctype html><title>A stand-in for the site</title><link rel="icon" href="data:," />',
      `<iframe data-src="/${at}/index.html" sandbox="allow-scripts" width="1000" height="850"></iframe>`,
      '<script src="/stand-in.js"></script>',
    ].join(''),
    'stand-in.js': pageScript,
  };
  const source = own[path] ?? files.get(path);
  response.writeHead(source === undefined ? 404 : 200, {
    'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
    ...(path.startsWith(`${at}/`) && headers),
  });
  response.end(source);
}
