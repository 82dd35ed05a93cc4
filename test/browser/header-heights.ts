import type { Page } from 'playwright-core';

/** Heights of the row of the header at the widths of phones, in pixels; 64 is one row. */
export async function headerHeights(page: Page): Promise<(number | undefined)[]> {
  const heights: (number | undefined)[] = [];
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    heights.push((await page.locator('.site-header-row').boundingBox())?.height);
  }
  return heights;
}
