import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** Runs in a page with axe: returns each broken rule with the first failing element. */
const analyze = `
  axe
    .run({ exclude: ['iframe'] }, { resultTypes: ['violations'] })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0]?.html))`;

/** Accessibility violations that axe finds, each with the first failing element. Use `findFrameAccessibilityViolations` for a document in a frame. */
export async function findAccessibilityViolations(page: Page | Frame): Promise<string[]> {
  // Loading axe takes longer than its run.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe.source);
  return page.evaluate<string[]>(analyze);
}

/**
 * The same check for the document in the page’s frame.
 *
 * @throws Error when there is no such document
 */
export async function findFrameAccessibilityViolations(page: Page): Promise<string[]> {
  const element = await page.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The page has no document in a frame.');
  return findAccessibilityViolations(frame);
}

/** Whether a page is wider than its window. */
export function scrollsHorizontally(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}
