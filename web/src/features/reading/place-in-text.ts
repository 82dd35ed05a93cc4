import type { Written } from '#web/lib/page/written';

/**
 * Returns the place of the interactive tool in a text.
 *
 * @returns number of elements before it: all up to the end of the chapter `the-tools`, or 0 without that chapter
 */
export function placeInText(body: readonly Written[]): number {
  const chapter = body.findIndex((piece) => typeof piece === 'object' && piece[1]?.['id'] === 'the-tools');
  if (chapter < 0) return 0;
  const next = body.findIndex(([tag], index) => index > chapter && tag === 'h2');
  return next < 0 ? body.length : next;
}
