import { createStore } from '#web/lib/state/store';
import { runEach } from '../../parts/run-each';
import type { ImportLine } from './import-line';
import { type ParsedFile, parseLines } from './parse-lines';
import type { ReadFile } from './read-csv';
import type { LineOutcome, StoredChange } from './save-line';
import type { UndoOutcome } from './undo-line';

const drawnEveryMs = 150;

/** Concurrent writes: fast enough for 500 products, without load that players notice. */
const linesAtOnce = 6;

/** A chosen file. */
interface ChosenFile {
  readonly name: string;
  /** Why the file cannot be read; null if it can. */
  readonly fault: string | null;
  readonly parsed: ParsedFile | null;
}

/** The state of an import, from the choice of a file to its report. */
export interface ImportState {
  readonly file: ChosenFile | null;
  readonly isReading: boolean;
  readonly outcomes: ReadonlyMap<ImportLine, LineOutcome>;
  /** What it does to lines now; null while it rests. */
  readonly running: 'importing' | 'undoing' | null;
  readonly isStopping: boolean;
  /** What became of each stored line; null before the import is undone. */
  readonly undone: ReadonlyMap<ImportLine, UndoOutcome> | null;
}

const nothing: ImportState = {
  file: null,
  isReading: false,
  outcomes: new Map(),
  running: null,
  isStopping: false,
  undone: null,
};

/**
 * An import. It belongs to the tab rather than its page, so an admin who leaves the page finds it again with all outcomes.
 *
 * @param world.hold      called when an import or its undo starts; the returned function is called when it ends
 * @param world.onUnseen  called when an import or its undo ends without subscribers
 */
export function openImport({
  read,
  save,
  undo,
  makeId,
  hold,
  onUnseen,
}: {
  read: (file: File) => Promise<ReadFile>;
  save: (line: ImportLine) => Promise<LineOutcome>;
  undo: (change: StoredChange) => Promise<UndoOutcome>;
  makeId: () => string;
  hold: () => () => void;
  onUnseen: (state: ImportState) => void;
}) {
  let isShown = false;
  const state = createStore(nothing, () => {
    isShown = true;
    return () => void (isShown = false);
  });
  let owner: string | null = null;
  let turn = 0;
  let stopping: AbortController | null = null;

  function change(changes: Partial<ImportState>): void {
    state.set({ ...state.read(), ...changes });
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
    const found = await read(chosen).catch(() => ({
      fault: 'We could not read this file. Choose it again.',
    }));
    if (mine !== turn) return;
    const parsed = 'text' in found ? parseLines(found.text, makeId) : null;
    const fault = 'fault' in found ? found.fault : (parsed?.fault ?? null);
    change({ ...nothing, file: { name: chosen.name, fault, parsed } });
  }

  async function run(
    running: 'importing' | 'undoing',
    lines: readonly ImportLine[],
    { act, read }: { act: (line: ImportLine) => Promise<void>; read: () => Partial<ImportState> },
  ): Promise<void> {
    const mine = turn;
    const controller = new AbortController();
    stopping = controller;
    change({ running, ...read() });
    const release = hold();
    // Throttled, because a render for each of thousands of lines would dominate the run time.
    const timer = setInterval(() => mine === turn && change(read()), drawnEveryMs);
    await runEach(lines, { atOnce: linesAtOnce, signal: controller.signal, act });
    clearInterval(timer);
    release();
    if (mine !== turn) return;
    change({ ...read(), running: null, isStopping: false });
    if (!isShown) onUnseen(state.read());
  }

  async function begin(): Promise<void> {
    const before = state.read();
    if (before.running || before.undone) return;
    const known = new Map(before.outcomes);
    await run('importing', missingOf(before), {
      act: async (line) => void known.set(line, await save(line)),
      read: () => ({ outcomes: new Map(known) }),
    });
  }

  /** Undoes the stored lines that are not undone yet. */
  async function undoAll(): Promise<void> {
    const before = state.read();
    const changes = new Map(undoableOf(before).map((each) => [each.line, each.change]));
    if (before.running || changes.size === 0) return;
    const known = new Map(before.undone);
    await run('undoing', [...changes.keys()], {
      async act(line) {
        const stored = changes.get(line);
        if (stored) known.set(line, await undo(stored));
      },
      read: () => ({ undone: new Map(known) }),
    });
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    /** Sets the admin on the page; an import of another admin is stopped and discarded. */
    setAdmin(player: string | null): void {
      if (player !== owner) reset();
      owner = player;
    },
    choose: (chosen: File) => void choose(chosen),
    /** Starts the import or resumes it with the missing lines. Nothing is stored before. */
    begin: () => void begin(),
    stop(): void {
      change({ isStopping: true });
      stopping?.abort();
    },
    /** Undoes all stored lines, and again those that were kept before. */
    undoAll: () => void undoAll(),
    startAgain: reset,
  };
}

/** Returns lines that are not stored yet, because they failed or were not processed. */
export function missingOf({ file, outcomes }: ImportState): readonly ImportLine[] {
  return (file?.parsed?.lines ?? []).filter((line) => {
    const outcome = outcomes.get(line);
    return outcome === undefined || outcome.kind === 'failed';
  });
}

/** Returns the stored lines that can be undone and are not yet. */
export function undoableOf({ outcomes, undone }: Pick<ImportState, 'outcomes' | 'undone'>): readonly {
  readonly line: ImportLine;
  readonly change: StoredChange;
}[] {
  return [...outcomes].flatMap(([line, outcome]) => {
    const isLeft = (undone?.get(line)?.kind ?? 'kept') === 'kept';
    return isLeft && outcome.kind !== 'failed' && outcome.undo ? [{ line, change: outcome.undo }] : [];
  });
}
