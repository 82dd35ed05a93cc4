import type { Written } from '#web/lib/written';

/**
 * Where in a text stands what its page lets people do.
 *
 * @returns how many pieces come before it: all up to the end of the chapter `the-tools`, none where there is no such chapter
 */
export function placeInText(body: readonly Written[]): number {
  const chapter = body.findIndex((piece) => typeof piece === 'object' && piece[1]?.['id'] === 'the-tools');
  if (chapter < 0) return 0;
  const next = body.findIndex(([tag], index) => index > chapter && tag === 'h2');
  return next < 0 ? body.length : next;
}
