import axe from 'axe-core';
import type { Frame } from 'playwright-core';

/** A violation of an accessibility rule. */
export interface Violation {
  /** Id of the rule of axe. */
  readonly id: string;
  readonly help: string;
  /** Markup of the first element. */
  readonly markup: string;
  readonly theme: 'dark' | 'light';
}

/** Runs in the document of the game, as text. */
const analyze = `
  axe
    .run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] })
    .then(({ violations }) =>
      violations.map(({ id, help, nodes }) => {
        const markup = (nodes[0]?.html ?? '').replace(/\\s+/g, ' ').slice(0, 160);
        return { id, help, markup };
      }))`;

/** Finds violations of WCAG 2.2 AA in the document of a game. */
export async function runAxe(frame: Frame, theme: Violation['theme']): Promise<Violation[]> {
  // Loading axe takes longer than its run.
  if (await frame.evaluate("typeof axe === 'undefined'")) await frame.evaluate(axe.source);
  const found = await frame.evaluate<Omit<Violation, 'theme'>[]>(analyze);
  return found.map((violation) => ({ ...violation, theme }));
}
