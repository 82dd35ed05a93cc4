import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser/open-browser';
import { openSignedIn } from '../browser/signed-in';
import type { Figure } from './figure';
import { readMainThread, taskTimes, traceCategories } from './main-thread';
import type { Sizes } from './sizes';
import { fillStore } from './store-products';

const slowdown = 4;
const typed = 'Lantern';
const keyMs = 120;
const pressMs = 80;
const restMs = 1_000;
const screens = [
  { device: 'phone', width: 390, height: 844 },
  { device: 'desktop', width: 1440, height: 900 },
];

/**
 * A store of a thousand prizes: maximum number of cards in the document while scrolling, and the longest main-thread task during a search
 * or category change. Tasks are measured in CPU time with a fourfold slowdown; the result is the best of several runs, because other load
 * only adds.
 */
export async function measureStoreGrid({ prizes, turns }: Sizes['grid'], siteUrl: string): Promise<Figure[]> {
  const browser = await launchBrowser({ fullBrowser: true });
  try {
    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await fillStore(admin.page, siteUrl, prizes);
    await admin.context.close();
    const figures: Figure[] = [];
    for (const { device, ...size } of screens) {
      const { page, context } = await openSignedIn(browser, siteUrl, 'player@jade.test', size);
      const times = { typing: Infinity, choosing: Infinity };
      for (let turn = 0; turn < turns; turn += 1) {
        await openStore(page, siteUrl);
        const { typing, choosing } = await longestTasks(browser, page);
        times.typing = Math.min(times.typing, typing);
        times.choosing = Math.min(times.choosing, choosing);
      }
      await openStore(page, siteUrl);
      const { most, read } = await scrollToEnd(page);
      const of = `Prize store at a ${device}`;
      figures.push(
        { name: `${of}: prizes read to the end`, value: read, unit: 'prizes', atLeast: prizes },
        { name: `${of}: cards in the document at most`, value: most, unit: 'cards', atMost: 60 },
        { name: `${of}: longest task while typing × 4`, value: times.typing, unit: 'ms', atMost: 50 },
        { name: `${of}: longest task of a category × 4`, value: times.choosing, unit: 'ms', atMost: 50 },
      );
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function openStore(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/RewardsStore`, { waitUntil: 'networkidle' });
  await page.locator('.store-grid .product-card').first().waitFor();
}

async function longestTasks(browser: Browser, page: Page): Promise<{ typing: number; choosing: number }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const typing = await longestTask(browser, page, async () => {
    await page.getByLabel('Search prizes').pressSequentially(typed, { delay: keyMs });
  });
  await page.getByLabel('Search prizes').fill('');
  await page.waitForTimeout(restMs);
  const choosing = await longestTask(browser, page, async () => {
    const categories = page.getByRole('navigation', { name: 'Prize categories' }).getByRole('link');
    // Scrolls gradually like a finger, so that cards are added and removed at different times.
    await categories.last().hover();
    await categories.last().click({ delay: pressMs });
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { typing, choosing };
}

/** @returns CPU milliseconds until the page rests */
async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: traceCategories });
  await act();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(restMs);
  return Math.max(...taskTimes(readMainThread(await browser.stopTracing())));
}

/** Scrolls screen by screen to the end, like a reader. */
async function scrollToEnd(page: Page): Promise<{ most: number; read: number }> {
  const cards = page.locator('.product-card');
  let [most, read, isOver] = [0, 0, false];
  while (!isOver) {
    most = Math.max(most, await cards.count());
    const { places, height } = await page.evaluate<{ places: number[]; height: number }>(`({
      places: [...document.querySelectorAll('.store-grid .product-card')].map((card) => Number(card.ariaPosInSet)),
      height: document.documentElement.scrollHeight,
    })`);
    read = Math.max(read, ...places);
    await page.evaluate('scrollBy(0, innerHeight)');
    await page.waitForTimeout(60);
    const isAtEnd = await page.evaluate<boolean>(
      'scrollY + innerHeight >= document.documentElement.scrollHeight - 2',
    );
    if (!isAtEnd) continue;
    await page.waitForTimeout(restMs);
    isOver = height === (await page.evaluate<number>('document.documentElement.scrollHeight'));
  }
  return { most, read };
}
