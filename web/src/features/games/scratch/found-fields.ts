import type { ScratchOutcome, ScratchRules } from './scratch-round';

/**
 * The open fields that are known to win, so that the card can light them: the named symbol wherever it is found, or of any symbol
 * all as soon as enough of them are open. What is covered plays no part.
 */
export function foundFields(
  { layout }: Pick<ScratchRules, 'layout'>,
  { key, cells }: Pick<ScratchOutcome, 'key' | 'cells'>,
  opened: readonly number[],
): number[] {
  if (layout.kind === 'find') return opened.filter((field) => cells[field] === key);
  const shown = (symbol: string | undefined) => opened.filter((field) => cells[field] === symbol).length;
  return opened.filter((field) => shown(cells[field]) >= layout.alike);
}
