import type { Browser } from 'playwright-core';
import { openPage, type PageOptions } from '../browser/open-browser';
import { readMainThread, taskTimes, traceCategories } from './main-thread';

/** What somebody waits for who opens a page, and what moves before their eyes. */
export interface PageLoad {
  /** Until the first text or picture, and until the largest one, in milliseconds. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Of the layout, all shifts together, which is never less than those of the worst seconds. */
  readonly shift: number;
  /** What tasks took of the processor beyond 50 ms each, from the first paint until the page rests. */
  readonly blockedMs: number;
}

/** The phone and the network that Lighthouse takes for everybody's; it calls this one slow 4G. */
const phone = { width: 390, height: 844 };
const slow4G = {
  ...{ offline: false, latency: 150 },
  ...{ downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};
const slowdown = 4;
const longTaskMs = 50;
/** What comes so late after the last answer is not waited for. */
const restMs = 1_500;

/** Runs in the page, before its own scripts. */
const observe = `
  const seen = { firstPaintMs: 0, largestPaintMs: 0, shift: 0 };
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.firstPaintMs = startTime; });
  watch('largest-contentful-paint', ({ startTime }) => { seen.largestPaintMs = startTime; });
  watch('layout-shift', ({ value }) => { seen.shift += value; });
  Object.assign(globalThis, { seenByBench: seen });`;

/**
 * Opens an address on a slow phone in a slow network, and watches until the page rests.
 *
 * @param opening.visits  how often; every visit but the first finds in the browser what it may keep
 * @returns what the last visit was like
 */
export async function loadPage(
  browser: Browser,
  address: string,
  { visits, ...opening }: PageOptions & { visits: number },
): Promise<PageLoad> {
  const { context, page: first } = await openPage(browser, { ...opening, ...phone });
  for (let visit = 1; visit < visits; visit += 1) await first.goto(address, { waitUntil: 'networkidle' });
  const page = await context.newPage();
  await first.close();
  await page.addInitScript({ content: observe });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: traceCategories });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(restMs);
  const trace = await browser.stopTracing();
  const seen = await page.evaluate<Omit<PageLoad, 'blockedMs'>>('seenByBench');
  await context.close();
  return { ...seen, blockedMs: blockedBy(taskTimes(readMainThread(trace))) };
}

function blockedBy(times: readonly number[]): number {
  return times.reduce((total, ms) => total + Math.max(0, ms - longTaskMs), 0);
}
