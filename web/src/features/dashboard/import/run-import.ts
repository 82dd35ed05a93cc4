import type { ImportLine } from './import-line';
import type { LineOutcome } from './save-line';

/** So many lines are on their way at a time: fast enough for 500 products, and no burden for whoever shops meanwhile. */
const linesAtOnce = 6;

/**
 * Stores lines, a few at a time, in the order of the file.
 *
 * @param run.save       stores one; it never throws
 * @param run.onOutcome  told of each line what became of it
 * @param run.signal     once aborted no further line is begun; those on their way are waited for
 */
export async function runImport(
  lines: readonly ImportLine[],
  {
    save,
    onOutcome,
    signal,
  }: {
    save: (line: ImportLine) => Promise<LineOutcome>;
    onOutcome: (line: ImportLine, outcome: LineOutcome) => void;
    signal: AbortSignal;
  },
): Promise<void> {
  const waiting = [...lines].reverse();
  await Promise.all(Array.from({ length: linesAtOnce }, work));

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const line = waiting.pop();
      if (!line) return;
      onOutcome(line, await save(line));
    }
  }
}
