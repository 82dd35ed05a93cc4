import { countLabel } from '#web/lib/format/numbers';
import type { ImportLine } from './import-line';
import type { ParsedFile } from './parse-lines';
import type { LineOutcome } from './save-line';

/** Formats a number of lines, which spreadsheets call rows. */
export function linesLabel(count: number): string {
  return count === 1 ? '1 row' : `${countLabel(count)} rows`;
}

/** Message at the end of an import. */
export function endMessage(
  { lines }: Pick<ParsedFile, 'lines'>,
  outcomes: ReadonlyMap<ImportLine, LineOutcome>,
): string {
  const stored = lines.filter((line) => ['created', 'updated'].includes(outcomes.get(line)?.kind ?? ''));
  return `${countLabel(stored.length)} of ${linesLabel(lines.length)} saved.`;
}
