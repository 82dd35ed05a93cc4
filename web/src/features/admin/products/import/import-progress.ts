import { countLabel } from '#web/lib/format/numbers';
import type { ImportLine } from './import-line';
import { endMessage, linesLabel, undoneMessage } from './lines-copy';
import type { LineOutcome } from './save-line';
import type { ProductImport } from './use-import';

/** How far an import or its undo has come. */
export interface ImportProgress {
  readonly title: string;
  /** Name of the progress bar. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly message: string;
}

/** Returns the progress of the import of these lines, or of its undo once that has started. */
export function progressOf(products: ProductImport, lines: readonly ImportLine[]): ImportProgress {
  const { outcomes, running, undone, undoable } = products;
  if (undone) {
    const done = [...undone.values()].filter(({ kind }) => kind !== 'kept').length;
    const isWhole = undoable === 0;
    return {
      title: running ? 'Undoing…' : isWhole ? 'Undone' : 'Partly undone',
      label: 'Undone rows',
      done,
      total: done + undoable,
      message: running ? runningMessage(done, done + undoable) : undoneMessage(undone, undoable),
    };
  }
  const { failed, untouched } = countOutcomes(lines, outcomes);
  const done = lines.length - untouched;
  return {
    title: running ? 'Importing…' : untouched > 0 ? 'Stopped' : failed > 0 ? 'Partly imported' : 'Imported',
    label: 'Imported rows',
    done,
    total: lines.length,
    message: running ? runningMessage(done, lines.length) : endMessage({ lines }, outcomes),
  };
}

/** Counts lines by outcome. */
export function countOutcomes(
  lines: readonly ImportLine[],
  outcomes: ReadonlyMap<ImportLine, LineOutcome>,
): Readonly<Record<'created' | 'updated' | 'failed' | 'untouched', number>> {
  const counts = { created: 0, updated: 0, failed: 0, untouched: 0 };
  for (const line of lines) counts[outcomes.get(line)?.kind ?? 'untouched'] += 1;
  return counts;
}

function runningMessage(done: number, total: number): string {
  return `${countLabel(done)} of ${linesLabel(total)} done. You can leave this page, but keep the tab open.`;
}
