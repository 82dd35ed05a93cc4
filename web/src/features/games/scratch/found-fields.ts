import type { ScratchOutcome, ScratchRules } from './scratch-round';

/**
 * The open fields that are known to win, for highlighting: the named symbol wherever it is open, or all fields of a symbol as soon as
 * enough of them are open. Covered fields are ignored.
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
