import type { Browser } from 'playwright-core';
import type { PageOptions } from '../browser/open-browser';
import { type Paints, paintsOf, readMainThread, taskTimes, traceCategories } from './main-thread';

/** What somebody waits for who opens a page, and what moves before their eyes. */
export interface PageLoad extends Paints {
  /** What tasks took of the processor beyond 50 ms each, from the first paint until the page rests. */
  readonly blockedMs: number;
}

/** The phone and the network that Lighthouse takes for everybody's; it calls this one slow 4G. */
const phone = { width: 390, height: 844 };
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
const longTaskMs = 50;
/** What comes so late after the last answer is not waited for. */
const restMs = 1_500;

/**
 * Opens an address on a slow phone in a slow network, and watches until the page rests: from outside, as whatever runs in the page to watch it
 * would be a part of what it takes.
 *
 * @param opening.visits  how often; every visit but the first finds in the browser what it may keep
 * @returns what the last visit was like; null where nobody can tell, since the trace has lost it
 */
export async function loadPage(
  browser: Browser,
  address: string,
  { visits, ...opening }: Pick<PageOptions, 'storageState'> & { visits: number },
): Promise<PageLoad | null> {
  const context = await browser.newContext({ ...opening, viewport: phone, colorScheme: 'dark' });
  const first = await context.newPage();
  for (let visit = 1; visit < visits; visit += 1) await first.goto(address, { waitUntil: 'networkidle' });
  const page = await context.newPage();
  await first.close();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: traceCategories });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(restMs);
  const trace = await browser.stopTracing();
  await context.close();
  const main = readMainThread(trace);
  const paints = paintsOf(main);
  return paints && { ...paints, blockedMs: blockedBy(taskTimes(main)) };
}

function blockedBy(times: readonly number[]): number {
  return times.reduce((total, ms) => total + Math.max(0, ms - longTaskMs), 0);
}
