import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What keeps somebody from reading or using a page, as axe finds it: each rule with the first element that breaks it. A document in a
 * frame is looked at by `barriersInFrame`.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  // Without frames the answer needs no second page to be put together on, which takes longer than the looking.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/**
 * The same for the document in the page's frame. A frame that is busy drawing for over a second is passed over by the builder, and so
 * asked again.
 *
 * @throws Error when nothing of it was looked at
 */
export async function barriersInFrame(page: Page): Promise<string[]> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { violations, passes } = await new AxeBuilder({ page }).include('iframe').analyze();
    // What is in a frame is named by the frame's selector and its own.
    const inFrame = ({ nodes }: (typeof violations)[number]) =>
      nodes.filter(({ target }) => target.length > 1);
    if (passes.some((rule) => inFrame(rule).length > 0))
      return violations.flatMap((rule) =>
        inFrame(rule).map(({ target }) => `${rule.id}: ${target.join(' ')}`),
      );
  }
  throw new Error('Axe did not reach into the frame');
}

/** Whether a page is wider than its window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}
