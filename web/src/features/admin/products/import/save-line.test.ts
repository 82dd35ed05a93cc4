import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import type { ProductFields } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { runEach } from '../../parts/run-each';
import type { ImportLine } from './import-line';
import { parseLines } from './parse-lines';
import { type LineOutcome, saveLine } from './save-line';

const exported = (id: string, stock: number, revision: number) =>
  parseLines(`id,name,price,stock,revision\n${id},Prize,1.00,${stock},${revision}`, () => 'made').lines;
const linesOf = (count: number, { isNamed = true } = {}) => {
  const rows = Array.from(
    { length: count },
    (_, index) => `${isNamed ? `p-${index}` : ''},Prize ${index},1.00,5`,
  );
  let made = 0;
  return parseLines(['id,name,price,stock', ...rows].join('\n'), () => `made-${(made += 1)}`).lines;
};
const refused = (errorType: string, data: RewardProduct | null = null) => {
  const error = { message: 'no', errorType, data };
  return new CombinedGraphQLErrors({ data: null, errors: [error] });
};

/** A catalog of products by id, with injected failures. */
function setup() {
  const stored = new Map<string, Partial<ProductFields>>();
  const revisions = new Map<string, number>();
  const state = { failures: 0, lostAnswers: 0 };
  const productOf = (id: string) => productWith({ id, ...stored.get(id), revision: revisions.get(id) ?? 1 });
  const work = async (id: string, act: () => void) => {
    await Promise.resolve();
    if (state.failures > 0) {
      state.failures -= 1;
      throw new Error('A network error has occurred.');
    }
    act();
    if (state.lostAnswers > 0) {
      state.lostAnswers -= 1;
      throw new Error('A network error has occurred.');
    }
    return productOf(id);
  };
  const save = (line: ImportLine) =>
    saveLine(line, {
      find: async (id) => (stored.has(id) ? productOf(id) : null),
      create: (id, fields) =>
        work(id, () => {
          if (stored.has(id)) throw refused('products/already-exists');
          stored.set(id, fields);
        }),
      overwrite: (id, changes) =>
        work(id, () => {
          stored.set(id, { ...stored.get(id), ...changes });
          revisions.set(id, (revisions.get(id) ?? 1) + 1);
        }),
      update: ({ id, revision }, changes) =>
        work(id, () => {
          const theirs = productOf(id);
          if (theirs.revision !== revision) throw refused('products/conflict', theirs);
          stored.set(id, { ...stored.get(id), ...changes });
          revisions.set(id, revision + 1);
        }),
    });
  async function run(lines: readonly ImportLine[]) {
    const outcomes = new Map<ImportLine, LineOutcome>();
    await runEach(lines, {
      atOnce: 6,
      signal: new AbortController().signal,
      act: async (line) => void outcomes.set(line, await save(line)),
    });
    return outcomes;
  }
  return { stored, revisions, state, run };
}

const kindsOf = (outcomes: Map<ImportLine, LineOutcome>) =>
  new Set([...outcomes.values()].map(({ kind }) => kind));

describe('saveLine', () => {
  it('updates products without duplicates when the same file is imported again', async () => {
    const { stored, run } = setup();
    await run(linesOf(20));
    stored.set('p-3', { name: 'Edited', stock: 0 });

    const outcomes = await run(linesOf(20));

    expect([stored.size, kindsOf(outcomes)]).toEqual([20, new Set(['updated'])]);
    expect(stored.get('p-3')).toMatchObject({ name: 'Prize 3', stock: 5 });
  });

  it('rejects a line of an export when the product changed since, and reports it', async () => {
    const { stored, revisions, run } = setup();
    stored.set('mug', { name: 'Prize', price: 1, stock: 3 });
    revisions.set('mug', 8);

    const stale = await run(exported('mug', 5, 7));
    expect([...stale.values()]).toEqual([
      { kind: 'failed', message: expect.stringContaining('changed while you were editing') as string },
    ]);
    expect(stored.get('mug')?.stock).toBe(3);

    expect(kindsOf(await run(exported('mug', 5, 8)))).toEqual(new Set(['updated']));
    expect(stored.get('mug')?.stock).toBe(5);
  });

  it('does not treat its own lost response as a conflict', async () => {
    const { stored, revisions, state, run } = setup();
    stored.set('mug', { name: 'Prize', price: 1, stock: 3 });
    const lines = exported('mug', 5, 1);
    // The first response lost is the refusal that the product exists, the second the update.
    state.lostAnswers = 1;

    const first = await run(lines);
    const second = await run(lines);

    expect([kindsOf(first), kindsOf(second)]).toEqual([new Set(['failed']), new Set(['updated'])]);
    expect([stored.get('mug')?.stock, revisions.get('mug')]).toEqual([5, 2]);
  });

  it('reports failed lines, and stores them on a retry', async () => {
    const { stored, state, run } = setup();
    const lines = linesOf(10);
    state.failures = 3;

    const first = await run(lines);
    const failed = lines.filter((line) => first.get(line)?.kind === 'failed');
    const second = await run(failed);

    expect([failed.length, stored.size]).toEqual([3, 10]);
    expect(kindsOf(second)).toEqual(new Set(['created']));
  });

  it('creates no duplicate for a line without an id whose response was lost', async () => {
    const { stored, state, run } = setup();
    const lines = linesOf(1, { isNamed: false });
    state.lostAnswers = 1;

    const first = await run(lines);
    const second = await run(lines);

    expect([kindsOf(first), kindsOf(second)]).toEqual([new Set(['failed']), new Set(['created'])]);
    expect(stored.size).toBe(1);
  });

  it('returns no undo when a lost response of an earlier attempt hides the values before it', async () => {
    const { stored, state, run } = setup();
    const [line] = linesOf(1);
    stored.set('p-0', { name: 'Prize 0', price: 3, stock: 5 });
    const priced = { ...line!, provided: { price: 2 } };
    // The refusal that the product exists arrives; the response of the update is lost.
    state.lostAnswers = 1;

    const first = await run([priced]);
    const second = await run([priced]);

    expect([kindsOf(first), stored.get('p-0')?.price]).toEqual([new Set(['failed']), 2]);
    expect([...second.values()]).toEqual([{ kind: 'updated' }]);
  });

  it('returns how to undo what it stored', async () => {
    const { run, stored } = setup();
    const [line] = linesOf(1);

    const created = await run([line!]);
    const updated = await run([{ ...line!, provided: { price: 2 } }]);

    expect([...created.values()]).toEqual([
      { kind: 'created', undo: { after: { id: 'p-0', revision: 1 }, before: null } },
    ]);
    expect([...updated.values()]).toEqual([
      { kind: 'updated', undo: { after: { id: 'p-0', revision: 2 }, before: { price: 1 } } },
    ]);
    expect(stored.get('p-0')?.price).toBe(2);
  });
});
