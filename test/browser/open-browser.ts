import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { scale } from '../scale';
import { findChromium, findHeadlessChromium } from './chromium';

/** Chromium flags without background network traffic. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Canvases are rendered by the CPU either way; two rendering processes only wait for each other.
  '--disable-gpu-rasterization',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * Launches a separate Chromium for measurements, and for tests that need the whole browser or other flags. All other tests use
 * `openBrowser` of `shared-browser.ts`.
 *
 * @param options.fullBrowser  full Chromium instead of the headless shell
 * @param options.flags  further command-line flags
 */
export function launchBrowser({
  fullBrowser = false,
  flags = [],
}: { readonly fullBrowser?: boolean; readonly flags?: readonly string[] } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: fullBrowser ? findChromium() : findHeadlessChromium(),
    args: [...chromiumFlags, ...flags],
  });
}

/** A page that records its faults. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught exceptions and CSP violations, as text. */
  readonly faults: string[];
}

/** Runs in the page before its own scripts; a string, because this file is not compiled for a browser. */
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
  /** Whether the site may install its service worker, which each new profile repeats. @default false */
  readonly hasServiceWorker?: boolean;
  /** Animations use a whole processor without a graphics card. @default true */
  readonly reducedMotion?: boolean;
  /** Whether the screen can be touched. @default false */
  readonly hasTouch?: boolean;
  /** User agent; headless Chromium names itself as such and counts as a robot. */
  readonly userAgent?: string;
  /** Storage state of another profile, such as its session; empty by default. */
  readonly storageState?: NonNullable<BrowserContextOptions['storageState']>;
}

const phone = { device: 'phone', width: 375, height: 812, theme: 'dark' } as const;
const desktop = { device: 'desktop', width: 1440, height: 900, theme: 'light' } as const;

/** Devices of the journeys: a phone, and at full scale a desktop as well. `screens` covers every screen on both at any scale. */
export const devices = scale === 'full' ? [phone, desktop] : [phone];

/** Themes of the journeys, by the same rule. */
export const themes = scale === 'full' ? ['dark', 'light'] : ['dark'];

/** Opens a page in a new profile. */
export async function openPage(
  browser: Browser,
  {
    width = 1440,
    height = 900,
    theme = 'dark',
    reducedMotion = true,
    hasServiceWorker = false,
    hasTouch = false,
    userAgent,
    storageState,
  }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    ...(userAgent !== undefined && { userAgent }),
    viewport: { width, height },
    hasTouch,
    // Layout does not change with a quarter of the pixels, which the CPU renders. Journeys of the full run upload page screenshots.
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

/** React stops events to parts of the page that are not hydrated yet; this one has no listeners. */
const waitForHydratedControls = `(async () => {
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
 * Waits until a prerendered page is hydrated. An idle network only shows that the code has loaded, and a link pressed before that causes a
 * full page load.
 *
 * The page marks its start only where it finds the entry of a navigation to its top (`before-paint.js`): not after a reload, at a fragment,
 * or under a fake clock, which hides the entry. There, first wait for another sign that hydration has started.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html:not([data-arrival])').waitFor();
  await page.evaluate(waitForHydratedControls);
}
