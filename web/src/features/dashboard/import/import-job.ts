import type { ImportLine } from './import-line';
import { type ParsedFile, parseLines } from './parse-lines';
import type { ReadFile } from './read-csv';
import { runImport } from './run-import';
import type { LineOutcome } from './save-line';

const drawnEveryMs = 150;

/** A file that was chosen. */
interface ChosenFile {
  readonly name: string;
  /** Why it cannot be read at all; null when it can. */
  readonly fault: string | null;
  readonly parsed: ParsedFile | null;
}

/** An import as its page shows it, from the choice of a file to its report. */
export interface ImportState {
  readonly file: ChosenFile | null;
  readonly isReading: boolean;
  readonly outcomes: ReadonlyMap<ImportLine, LineOutcome>;
  readonly isRunning: boolean;
  readonly isStopping: boolean;
}

const nothing: ImportState = {
  file: null,
  isReading: false,
  outcomes: new Map(),
  isRunning: false,
  isStopping: false,
};

/**
 * An import. It belongs to the tab and not to its page: whoever leaves the page finds it again, with what became of each line.
 *
 * @param world.hold      told that an import runs; what it answers with is called when it ends
 * @param world.onUnseen  told of an import that ended while nobody looked
 */
export function openImport({
  read,
  save,
  makeId,
  hold,
  onUnseen,
}: {
  read: (file: File) => Promise<ReadFile>;
  save: (line: ImportLine) => Promise<LineOutcome>;
  makeId: () => string;
  hold: () => () => void;
  onUnseen: (state: ImportState) => void;
}) {
  let state = nothing;
  let owner: string | null = null;
  let turn = 0;
  let stopping: AbortController | null = null;
  const listeners = new Set<() => void>();

  function change(changes: Partial<ImportState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function reset(): void {
    turn += 1;
    stopping?.abort();
    change(nothing);
  }

  async function choose(chosen: File): Promise<void> {
    turn += 1;
    const mine = turn;
    change({ isReading: true });
    const found = await read(chosen).catch(() => ({ fault: 'The file could not be read.' }));
    if (mine !== turn) return;
    const parsed = 'text' in found ? parseLines(found.text, makeId) : null;
    const fault = 'fault' in found ? found.fault : (parsed?.fault ?? null);
    change({ ...nothing, file: { name: chosen.name, fault, parsed } });
  }

  async function begin(): Promise<void> {
    if (state.isRunning) return;
    const mine = turn;
    const known = new Map(state.outcomes);
    const lines = missingOf(state);
    const controller = new AbortController();
    stopping = controller;
    change({ isRunning: true });
    const release = hold();
    // A page that is drawn for each of thousands of lines would be what takes the time.
    const timer = setInterval(() => mine === turn && change({ outcomes: new Map(known) }), drawnEveryMs);
    const onOutcome = (line: ImportLine, outcome: LineOutcome) => void known.set(line, outcome);
    await runImport(lines, { save, onOutcome, signal: controller.signal });
    clearInterval(timer);
    release();
    if (mine !== turn) return;
    change({ outcomes: known, isRunning: false, isStopping: false });
    if (listeners.size === 0) onUnseen(state);
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whoever comes to the page: what somebody else left there is stopped and forgotten. */
    comesTo(player: string | null): void {
      if (player !== owner) reset();
      owner = player;
    },
    choose: (chosen: File) => void choose(chosen),
    /** Begins, or goes on with what is missing. Nothing is stored before. */
    begin: () => void begin(),
    stop(): void {
      change({ isStopping: true });
      stopping?.abort();
    },
    startAgain: reset,
  };
}

/** Lines that are not stored yet, because they failed or nobody came to them. */
export function missingOf({ file, outcomes }: ImportState): readonly ImportLine[] {
  return (file?.parsed?.lines ?? []).filter((line) => {
    const outcome = outcomes.get(line);
    return outcome === undefined || outcome.kind === 'failed';
  });
}
