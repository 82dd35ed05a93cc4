import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { json } from 'node:stream/consumers';
import { type Browser, chromium, errors, type Frame, type Page } from 'playwright-core';
import { write } from '../../frame-games/protocol/read-message';
import type { PageFiles } from '../separate-pages';
import { browserPlaces } from './browser-paths';
import { createStandInHost, type Seen, type StandInHost } from './stand-in-host';

/** The browser that `CHROMIUM_PATH` names, or one in its usual place; undefined where there is none. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? browserPlaces.find((place) => existsSync(place));
}

/** What came of looking at a game in a browser. */
export interface Played extends Seen {
  /** Errors and refusals of the content policy, in words. */
  readonly broken: readonly string[];
}

interface Look {
  readonly at: string;
  readonly files: PageFiles;
  /** Headers of the game's files, as they are deployed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly host: Omit<Parameters<typeof createStandInHost>[0], 'say' | 'now'>;
  /** How long the game may take to be ready, and then to come to the end of a round by having its buttons pressed. */
  readonly readyWithinMs: number;
  readonly playForMs: number;
}

/**
 * The page around the frame hands messages on in both ways, by requests of its own: whatever is run in a page from outside counts as a
 * press, and would hide a game that stakes without one.
 */
const pageScript = `
  const frame = document.querySelector('iframe');
  addEventListener('message', ({ source, data: said }) => {
    const isPressed = navigator.userActivation.isActive;
    if (source === frame.contentWindow)
      void fetch('/hear', { method: 'POST', body: JSON.stringify({ said, isPressed }) });
  });
  setInterval(async () => {
    for (const text of await (await fetch('/said')).json()) frame.contentWindow.postMessage(text, '*');
  }, 20);
  frame.src = frame.dataset.src;`;

/** Opens a game in a browser, in front of a house that stands in for the site's, and plays it by pressing its buttons. */
export async function playInBrowser(executablePath: string, look: Look): Promise<Played> {
  const said: string[] = [];
  const now = () => performance.now();
  const host = createStandInHost({ ...look.host, now, say: (message) => said.push(write(message)) });
  const server = await serve(look, {
    handleMessage: ({ said: heard, isPressed }) => host.handleMessage(heard, { nowMs: now(), isPressed }),
    takeSaid: () => said.splice(0),
  });
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const page = await browser.newPage({ viewport: { width: 1_000, height: 900 } });
    const broken = watch(page);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await until(look.readyWithinMs, () => host.seen().stage === 'ready');
    // Time for a game to do by itself what it should not.
    await until(1_000, () => host.seen().refused.length > 0);
    const frame = page.frames().find((each) => each !== page.mainFrame());
    if (frame && host.seen().stage === 'ready') await pressAll(frame, host, look.playForMs);
    return { ...host.seen(), broken };
  } finally {
    await browser?.close();
    server.close();
  }
}

/** Presses whatever can be pressed, the last button first, until a round has come to its end. */
async function pressAll(frame: Frame, host: StandInHost, playForMs: number): Promise<void> {
  const over = performance.now() + playForMs;
  while (performance.now() < over) {
    const buttons = await frame.locator('button:visible:enabled').all();
    for (const button of buttons.reverse()) {
      if (host.seen().finished > 0 || performance.now() > over) return;
      await button.click({ timeout: 500 }).catch(passOverGone);
    }
    await frame.waitForTimeout(100);
  }
}

/** A button may go while the others are pressed; then there is nothing to press. */
function passOverGone(failure: unknown): void {
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

/** The two sides of the talk, as the page around the frame asks for them. */
interface Talk {
  readonly handleMessage: (message: { said: unknown; isPressed: boolean }) => void;
  readonly takeSaid: () => readonly string[];
}

async function serve(look: Look, { handleMessage, takeSaid }: Talk): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/said') response.end(JSON.stringify(takeSaid()));
    else if (request.url === '/hear') {
      json(request).then(
        (message) => {
          handleMessage(message as Parameters<Talk['handleMessage']>[0]);
          response.end();
        },
        (error: unknown) => response.destroy(error as Error),
      );
    } else serveFile(look, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function serveFile(
  { at, files, headers }: Look,
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
