import type { Page } from 'playwright-core';

/** The narrowest widths of a laptop and of a tablet, a phone on its side, and phones upright; the last one stays. */
const widths = [1024, 768, 844, 320, 360, 390];

/** Heights in pixels of the row of the header where it wraps, by the width of the screen. */
export async function wrappedHeaders(page: Page): Promise<Record<number, number | undefined>> {
  const heights: Record<number, number | undefined> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const height = (await page.locator('.site-header-row').boundingBox())?.height;
    if (height !== 64) heights[width] = height;
  }
  return heights;
}
