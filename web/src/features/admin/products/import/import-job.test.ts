import { describe, expect, it } from 'vitest';
import { type ImportState, missingOf, openImport, undoableOf } from './import-job';
import type { ImportLine } from './import-line';
import { endMessage, undoneMessage } from './lines-copy';
import type { LineOutcome } from './save-line';

const file = (name: string) => ({ name }) as File;

/** An import whose lines are stored on demand. */
function setup(lines = 8) {
  const rows = Array.from({ length: lines }, (_, index) => `p-${index},Prize ${index},1.00,5`);
  const text = ['id,name,price,stock', ...rows].join('\n');
  const waiting: { line: ImportLine; answer: (outcome: LineOutcome) => void }[] = [];
  const undoing: string[] = [];
  const undoGate = { opens: Promise.resolve() };
  const seen = { held: 0, unseen: [] as string[], changed: new Set<string>() };
  const job = openImport({
    read: () => Promise.resolve({ text }),
    save: (line) => new Promise((answer) => waiting.push({ line, answer })),
    async undo({ after }) {
      undoing.push(after.id);
      await undoGate.opens;
      return seen.changed.has(after.id) ? { kind: 'kept', message: 'Changed.' } : { kind: 'restored' };
    },
    makeId: () => 'made',
    hold() {
      seen.held += 1;
      return () => void (seen.held -= 1);
    },
    onUnseen: ({ file, outcomes }: ImportState) => seen.unseen.push(endMessage(file!.parsed!, outcomes)),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    job,
    seen,
    undoing,
    settle,
    /** Lets undone lines wait until the returned function is called. */
    delayUndo(): () => void {
      let open = () => undefined as void;
      undoGate.opens = new Promise((resolve) => void (open = resolve));
      return () => open();
    },
    /** Completes the given number of pending lines; without a number, all of them. */
    async store(count = Infinity, outcome: LineOutcome = { kind: 'created' }) {
      for (let stored = 0; stored < count && waiting.length > 0; stored += 1) {
        waiting.shift()!.answer(outcome);
        await settle();
      }
    },
    async begin() {
      job.setAdmin('admin');
      job.choose(file('prizes.csv'));
      await settle();
      job.begin();
    },
  };
}

describe('an import whose page is closed', () => {
  it('continues, blocks the tab from closing, and notifies at its end', async () => {
    const { job, seen, store, begin } = setup();
    const leave = job.subscribe(() => undefined);
    await begin();

    leave();
    await store(3);
    expect([job.read().running, seen]).toEqual(['importing', { held: 1, unseen: [], changed: new Set() }]);
    await store();

    expect(seen).toMatchObject({ held: 0, unseen: ['8 of 8 rows saved.'] });
    expect(job.read()).toMatchObject({ running: null, file: { name: 'prizes.csv' } });
  });

  it('is resumed with the missing lines after a return to the page', async () => {
    const { job, store, begin } = setup(20);
    await begin();
    await store(2);
    job.stop();
    await store();
    const missing = missingOf(job.read());

    job.setAdmin('admin');
    job.begin();
    await store();

    // Six lines were pending when it was stopped.
    expect(missing.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => `p-${index + 8}`));
    expect(missingOf(job.read())).toEqual([]);
  });

  it('is stopped and discarded for another admin', async () => {
    const { job, seen, store, begin } = setup();
    await begin();
    await store(1);

    job.setAdmin('another admin');
    await store();

    expect(job.read()).toMatchObject({ file: null, running: null });
    expect(job.read().outcomes.size).toBe(0);
    expect(seen).toMatchObject({ held: 0, unseen: [] });
  });
});

it('sends no notification while its page is open', async () => {
  const { job, seen, store, begin } = setup();
  job.subscribe(() => undefined);
  await begin();
  await store();

  expect(endMessage(job.read().file!.parsed!, job.read().outcomes)).toBe('8 of 8 rows saved.');
  expect(seen.unseen).toEqual([]);
});

describe('an import that is undone', () => {
  const stored = (id: string): LineOutcome => ({
    kind: 'updated',
    undo: { after: { id, revision: 2 }, before: { price: 1 } },
  });

  it('undoes each stored line, keeps a product that was changed since, and tries it again', async () => {
    const { job, seen, store, begin, settle } = setup(3);
    await begin();
    await store(1, stored('p-0'));
    await store(1, stored('p-1'));
    await store(1, { kind: 'created' });
    seen.changed.add('p-1');

    job.undoAll();
    await settle();
    const first = [...(job.read().undone ?? [])].map(([{ id }, { kind }]) => [id, kind]);
    const left = undoableOf(job.read()).map(({ line }) => line.id);
    seen.changed.clear();
    job.undoAll();
    await settle();

    expect(first).toEqual([
      ['p-0', 'restored'],
      ['p-1', 'kept'],
    ]);
    expect(left).toEqual(['p-1']);
    expect([...(job.read().undone?.values() ?? [])].map(({ kind }) => kind)).toEqual([
      'restored',
      'restored',
    ]);
    expect(undoneMessage(job.read().undone!, 0)).toBe('2 of 2 rows undone.');
  });

  it('can be stopped, and undoes the rest later', async () => {
    const { job, store, begin, settle, undoing, delayUndo } = setup(8);
    await begin();
    for (let index = 0; index < 8; index += 1) await store(1, stored(`p-${index}`));
    const go = delayUndo();

    job.undoAll();
    await settle();
    const { running, undone } = job.read();
    job.stop();
    go();
    await settle();
    const left = undoableOf(job.read()).length;
    const message = undoneMessage(job.read().undone!, left);
    const stopped = job.read();
    job.undoAll();
    await settle();

    expect([running, undone?.size]).toEqual(['undoing', 0]);
    expect([left, message]).toEqual([2, '6 of 8 rows undone.']);
    expect(stopped).toMatchObject({ running: null, isStopping: false });
    expect([undoing.length, undoableOf(job.read())]).toEqual([8, []]);
  });

  it('stops for another admin', async () => {
    const { job, seen, store, begin, settle, undoing, delayUndo } = setup(8);
    await begin();
    for (let index = 0; index < 8; index += 1) await store(1, stored(`p-${index}`));
    const go = delayUndo();
    job.undoAll();
    await settle();

    job.setAdmin('another admin');
    go();
    await settle();

    expect(undoing).toHaveLength(6);
    expect([job.read().file, seen.held]).toEqual([null, 0]);
  });
});
