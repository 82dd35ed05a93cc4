import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import type { ProductFields } from '#web/lib/catalog/product-mutations';
import type { ImportLine } from './import-line';
import { parseLines } from './parse-lines';
import { runImport } from './run-import';
import { type LineOutcome, saveLine } from './save-line';

const linesOf = (count: number, { isNamed = true } = {}) => {
  const rows = Array.from(
    { length: count },
    (_, index) => `${isNamed ? `p-${index}` : ''},Prize ${index},1.00,5`,
  );
  let made = 0;
  return parseLines(['id,name,price,stock', ...rows].join('\n'), () => `made-${(made += 1)}`).lines;
};
const refused = (errorType: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'no', errorType } as never] });

/** A catalog that holds products by their ids, and fails as often as it is told. */
function setup() {
  const stored = new Map<string, Partial<ProductFields>>();
  const state = { failures: 0, busy: 0, mostBusy: 0, lostAnswers: 0 };
  const work = async (act: () => void) => {
    state.busy += 1;
    state.mostBusy = Math.max(state.mostBusy, state.busy);
    await Promise.resolve();
    state.busy -= 1;
    if (state.failures > 0) {
      state.failures -= 1;
      throw new Error('A network error has occurred.');
    }
    act();
    if (state.lostAnswers > 0) {
      state.lostAnswers -= 1;
      throw new Error('A network error has occurred.');
    }
  };
  const save = (line: ImportLine) =>
    saveLine(line, {
      create: (id, fields) =>
        work(() => {
          if (stored.has(id)) throw refused('products/already-exists');
          stored.set(id, fields);
        }),
      overwrite: (id, said) => work(() => stored.set(id, { ...stored.get(id), ...said })),
    });
  async function run(lines: readonly ImportLine[], controller = new AbortController(), stopAfter = Infinity) {
    const outcomes = new Map<ImportLine, LineOutcome>();
    await runImport(lines, {
      save,
      signal: controller.signal,
      onOutcome(line, outcome) {
        outcomes.set(line, outcome);
        if (outcomes.size >= stopAfter) controller.abort();
      },
    });
    return outcomes;
  }
  return { stored, state, run };
}

const kindsOf = (outcomes: Map<ImportLine, LineOutcome>) =>
  new Set([...outcomes.values()].map(({ kind }) => kind));

describe('an import', () => {
  it('stores every line, a few at a time', async () => {
    const { stored, state, run } = setup();

    const outcomes = await run(linesOf(500));

    expect([stored.size, kindsOf(outcomes)]).toEqual([500, new Set(['created'])]);
    expect(state.mostBusy).toBe(6);
  });

  it('of the same file again updates and doubles nothing', async () => {
    const { stored, run } = setup();
    await run(linesOf(20));
    stored.set('p-3', { name: 'Edited', stock: 0 });

    const outcomes = await run(linesOf(20));

    expect([stored.size, kindsOf(outcomes)]).toEqual([20, new Set(['updated'])]);
    expect(stored.get('p-3')).toMatchObject({ name: 'Prize 3', stock: 5 });
  });

  it('tells which lines failed, and stores them when they are tried again', async () => {
    const { stored, state, run } = setup();
    const lines = linesOf(10);
    state.failures = 3;

    const first = await run(lines);
    const failed = lines.filter((line) => first.get(line)?.kind === 'failed');
    const second = await run(failed);

    expect([failed.length, stored.size]).toEqual([3, 10]);
    expect(kindsOf(second)).toEqual(new Set(['created']));
  });

  it('makes no second product of a line without an id whose answer was lost', async () => {
    const { stored, state, run } = setup();
    const lines = linesOf(1, { isNamed: false });
    state.lostAnswers = 1;

    const first = await run(lines);
    const second = await run(lines);

    expect([kindsOf(first), kindsOf(second)]).toEqual([new Set(['failed']), new Set(['created'])]);
    expect(stored.size).toBe(1);
  });

  it('that is stopped begins nothing more, and goes on with the rest', async () => {
    const { stored, run } = setup();
    const lines = linesOf(100);

    const first = await run(lines, new AbortController(), 10);
    expect(first.size).toBeLessThanOrEqual(16);
    await run(lines.filter((line) => !first.has(line)));

    expect(stored.size).toBe(100);
  });
});
