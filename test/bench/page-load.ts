import type { Browser } from 'playwright-core';
import type { PageOptions } from '../browser/open-browser';
import { type Paints, paintsOf, readMainThread, taskTimes, traceCategories } from './main-thread';

/** Loading times and layout shift of a page. */
export interface PageLoad extends Paints {
  /** Total blocking time: CPU time of tasks beyond 50 ms each, from the first paint until the page rests. */
  readonly blockedMs: number;
}

/** Lighthouse’s default phone and network, which it calls slow 4G. */
const phone = { width: 390, height: 844 };
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
const longTaskMs = 50;
/** Quiet time after the last response that ends the measurement. */
const restMs = 1_500;

/**
 * Opens a page on a slow phone and network and observes it from outside until it rests, because a script in the page would add to the
 * measurement.
 *
 * @param opening.visits  number of visits; later ones use the browser cache
 * @returns the values of the last visit; null when the trace has lost them
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
