import { countLabel } from '#web/lib/format/numbers';
import type { ImportLine, LineFault } from './import-line';
import type { ParsedFile } from './parse-lines';
import type { LineOutcome } from './save-line';
import type { UndoOutcome } from './undo-line';

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

/**
 * Message while an import is undone and after it.
 *
 * @param left  stored lines that are not undone yet
 */
export function undoneMessage(undone: ReadonlyMap<ImportLine, UndoOutcome>, left: number): string {
  const kept = keptLines(undone).length;
  const done = undone.size - kept;
  const message = `${countLabel(done)} of ${linesLabel(done + left)} undone.`;
  return kept === 0 ? message : `${message} ${linesLabel(kept)} could not be undone, for the reasons below.`;
}

/** Lines that could not be undone, with the reason. */
export function keptLines(undone: ReadonlyMap<ImportLine, UndoOutcome>): LineFault[] {
  return [...undone].flatMap(([{ line, fields }, outcome]) =>
    outcome.kind === 'kept' ? [{ line, column: null, message: `${fields.name}: ${outcome.message}` }] : [],
  );
}
