import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { scale } from '../scale';
import { findChromium, findHeadlessChromium } from './chromium';

/** Chromium without anything that calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Canvases are drawn by the processor either way; two drawing processes only wait for one another.
  '--disable-gpu-rasterization',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * Starts a Chromium of one's own: for measurements, and for tests that need the whole browser or other flags. Tests use `openBrowser` of
 * `shared-browser.ts` for everything else.
 *
 * @param options.whole  the browser as people have it, instead of the headless shell
 * @param options.flags  further command-line flags
 */
export function launchBrowser({
  whole = false,
  flags = [],
}: { readonly whole?: boolean; readonly flags?: readonly string[] } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: whole ? findChromium() : findHeadlessChromium(),
    args: [...chromiumFlags, ...flags],
  });
}

/** A page that remembers what went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the console, uncaught exceptions and refusals of the content policy, in words. */
  readonly faults: string[];
}

/** Runs in the page, before its own scripts: as text, since nothing else here is compiled for a browser. */
const beforePage = (theme: string) => `
  // A sandboxed frame has no storage.
  if (window === top) localStorage.setItem('jade-harbour.theme', '${theme}');
  document.addEventListener('securitypolicyviolation', (event) => {
    reportPolicyViolation([event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber].join(' '));
  });`;

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: string;
  /** Whether the site may install its service worker, which each new profile does anew. @default false */
  readonly hasServiceWorker?: boolean;
  /** Moving pictures take a processor of their own where no graphics card draws them. @default true */
  readonly reducedMotion?: boolean;
  /** What the browser says it is; one without a screen says so, and counts as a robot. */
  readonly userAgent?: string;
  /** What another profile had stored, such as who is signed in; an empty profile without it. */
  readonly storageState?: NonNullable<BrowserContextOptions['storageState']>;
}

const phone = { device: 'phone', width: 375, height: 812, theme: 'dark' } as const;
const desktop = { device: 'desk', width: 1440, height: 900, theme: 'light' } as const;

/** The devices that journeys run on: a phone, and at full scale a desk, too. `screens` looks at every screen on both at any scale. */
export const devices = scale === 'full' ? [phone, desktop] : [phone];

/** The themes that journeys look at, in the same way. */
export const themes = scale === 'full' ? ['dark', 'light'] : ['dark'];

/** Opens a page in a profile of its own. */
export async function openPage(
  browser: Browser,
  {
    width = 1440,
    height = 900,
    theme = 'dark',
    reducedMotion = true,
    hasServiceWorker = false,
    userAgent,
    storageState,
  }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    ...(userAgent !== undefined && { userAgent }),
    viewport: { width, height },
    // What is laid out stays the same with a quarter of the dots, which a processor draws here. Stories of the full run upload pictures of pages.
    deviceScaleFactor: scale === 'full' ? 1 : 0.5,
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    colorScheme: theme === 'light' ? 'light' : 'dark',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  await page.exposeFunction('reportPolicyViolation', (text: string) => faults.push(`policy: ${text}`));
  await page.addInitScript({ content: beforePage(theme) });
  return { page, context, faults };
}

/** React stops an event on its way to a part of the page that it has yet to take over; this is one that nothing listens to. */
const untilEveryControlIsReached = `(async () => {
  const isReached = (control) => {
    let hasArrived = false;
    control.addEventListener('dragend', () => (hasArrived = true), { once: true });
    control.dispatchEvent(new Event('dragend', { bubbles: true }));
    return hasArrived;
  };
  while (![...document.querySelectorAll('a, button')].every(isReached))
    await new Promise((resolve) => setTimeout(resolve, 50));
})()`;

/**
 * Waits until the application answers for a page that was rendered before it: an idle network only says that its code has come, and a link
 * that is pressed before leads on by a full load.
 */
export async function untilAnswering(page: Page): Promise<void> {
  await page.locator('html:not([data-arrival])').waitFor();
  await page.evaluate(untilEveryControlIsReached);
}
