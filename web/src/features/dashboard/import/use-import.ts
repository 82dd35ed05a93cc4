import { useRef, useState } from 'react';
import { createProduct, overwriteProduct } from '#web/lib/catalog/product-mutations';
import type { ImportLine } from './import-line';
import { type ParsedFile, parseLines } from './parse-lines';
import { readCsv } from './read-csv';
import { runImport } from './run-import';
import { type LineOutcome, saveLine } from './save-line';

const drawnEveryMs = 150;

const writes = { create: createProduct, overwrite: overwriteProduct };

/** A file that was chosen. */
interface ChosenFile {
  readonly name: string;
  /** Why it cannot be read at all; null when it can. */
  readonly fault: string | null;
  readonly parsed: ParsedFile | null;
}

/** An import from the choice of a file to its report. Nothing is stored before it is begun. */
export function useImport() {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [isReading, setReading] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<ImportLine, LineOutcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const stop = useRef<AbortController>(null);
  const turn = useRef(0);

  async function choose(chosen: File) {
    turn.current += 1;
    const mine = turn.current;
    setReading(true);
    const read = await readCsv(chosen).catch(() => ({ fault: 'The file could not be read.' }));
    if (mine !== turn.current) return;
    setReading(false);
    setOutcomes(new Map());
    const parsed = 'text' in read ? parseLines(read.text, () => crypto.randomUUID()) : null;
    setFile({ name: chosen.name, fault: 'fault' in read ? read.fault : (parsed?.fault ?? null), parsed });
  }

  async function run(lines: readonly ImportLine[]) {
    if (isRunning) return;
    const controller = new AbortController();
    stop.current = controller;
    setRunning(true);
    const known = new Map(outcomes);
    // A page that is drawn for each of thousands of lines would be what takes the time.
    const timer = setInterval(() => setOutcomes(new Map(known)), drawnEveryMs);
    await runImport(lines, {
      save: (line) => saveLine(line, writes),
      onOutcome: (line, outcome) => void known.set(line, outcome),
      signal: controller.signal,
    });
    clearInterval(timer);
    setOutcomes(known);
    setRunning(false);
    setStopping(false);
  }

  const lines = file?.parsed?.lines ?? [];
  const missing = lines.filter((line) => {
    const outcome = outcomes.get(line);
    return outcome === undefined || outcome.kind === 'failed';
  });
  return {
    file,
    isReading,
    outcomes,
    isRunning,
    isStopping,
    /** Lines that are not stored yet, because they failed or nobody came to them. */
    missing,
    choose: (chosen: File) => void choose(chosen),
    /** Begins, or goes on with what is missing. */
    begin: () => void run(missing),
    stop() {
      setStopping(true);
      stop.current?.abort();
    },
    startAgain() {
      turn.current += 1;
      setFile(null);
      setOutcomes(new Map());
    },
  };
}

export type ProductImport = ReturnType<typeof useImport>;
