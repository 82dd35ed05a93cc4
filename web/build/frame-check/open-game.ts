import type { AddressInfo } from 'node:net';
import type { Browser, Frame, Page } from 'playwright-core';
import { write } from '../../frame-games/protocol/read-message';
import { servePage, type ServedPage } from './page-server';
import { createStandInHost, type StandInHost } from './stand-in-host';

/** How a game is opened. */
export interface OpenOptions extends ServedPage {
  readonly host: Omit<Parameters<typeof createStandInHost>[0], 'post' | 'now' | 'settings'>;
  readonly settings: Parameters<typeof createStandInHost>[0]['settings'];
}

/** A game in the frame of a page, with a fake host. */
export interface OpenedGame {
  readonly page: Page;
  readonly host: StandInHost;
  /** The document of the game; undefined before its address was loaded. */
  frame(): Frame | undefined;
  /** Messages of errors and of content security policy violations. */
  readonly browserErrors: readonly string[];
  close(): Promise<void>;
}

/** Opens a game in the browser with a fake host. */
export async function openGame(browser: Browser, options: OpenOptions): Promise<OpenedGame> {
  const outbox: string[] = [];
  const now = () => performance.now();
  const { settings } = options;
  const host = createStandInHost({
    ...options.host,
    settings,
    now,
    post: (message) => outbox.push(write(message)),
  });
  const server = await servePage(options, {
    handleMessage: ({ payload, isPressed }) => host.handleMessage(payload, { nowMs: now(), isPressed }),
    takeMessages: () => outbox.splice(0),
  });
  const page = await browser.newPage({
    viewport: { width: 1_440, height: 900 },
    colorScheme: settings.theme,
    reducedMotion: settings.reducedMotion ? 'reduce' : 'no-preference',
  });
  const browserErrors = watch(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    host,
    browserErrors,
    frame: () => page.frames().find((each) => each !== page.mainFrame()),
    async close() {
      await page.close();
      server.close();
    },
  };
}

function watch(page: Page): readonly string[] {
  const browserErrors: string[] = [];
  page.on('pageerror', ({ message }) => browserErrors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') browserErrors.push(message.text());
  });
  return browserErrors;
}
