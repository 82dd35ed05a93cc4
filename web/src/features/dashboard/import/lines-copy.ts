import type { ImportLine } from './import-line';
import type { ParsedFile } from './parse-lines';
import type { LineOutcome } from './save-line';

const format = new Intl.NumberFormat();

/** Formats a number of lines. */
export function linesLabel(count: number): string {
  return count === 1 ? '1 line' : `${format.format(count)} lines`;
}

/** Message at the end of an import. */
export function endMessage(
  { lines }: Pick<ParsedFile, 'lines'>,
  outcomes: ReadonlyMap<ImportLine, LineOutcome>,
): string {
  const stored = lines.filter((line) => ['created', 'updated'].includes(outcomes.get(line)?.kind ?? ''));
  return `${linesLabel(stored.length)} of ${format.format(lines.length)} are stored.`;
}
