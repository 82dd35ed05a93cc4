import type { ImportLine } from './import-line';

/** Concurrent writes: fast enough for 500 products, without load that players notice. */
const linesAtOnce = 6;

/**
 * Stores lines in file order, or undoes them, with limited concurrency.
 *
 * @param run.save       stores one line; never rejects
 * @param run.onOutcome  called with the outcome of each line
 * @param run.signal     when aborted, no further line starts; pending lines are awaited
 */
export async function runImport<Outcome>(
  lines: readonly ImportLine[],
  {
    save,
    onOutcome,
    signal,
  }: {
    save: (line: ImportLine) => Promise<Outcome>;
    onOutcome: (line: ImportLine, outcome: Outcome) => void;
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
