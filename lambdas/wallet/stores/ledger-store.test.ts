import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { ledgerRow, ledgerTable, minute, player } from './ledger-fixture';
import type { LedgerRow, Partition } from './ledger-row';
import { createLedgerStore, type LedgerQuery } from './ledger-store';
import { mostSkewMs } from './newest-of-partition';

const games = ['hk-slots', 'another', 'third'];
const round = (gameId: string): Partition => ({ kind: 'round', gameId });

function setup(rows: readonly LedgerRow[]) {
  const table = ledgerTable(rows);
  return { ...table, store: createLedgerStore(table.client, 'ledger', games) };
}

const sequencesOf = ({ transactions }: { transactions: readonly { sequence: number }[] }) =>
  transactions.map(({ sequence }) => sequence);

describe('createLedgerStore', () => {
  it('pages to the first transaction and then returns no cursor', async () => {
    const { store } = setup([ledgerRow(1), ledgerRow(2, { of: round('another') }), ledgerRow(3)]);

    const first = await store.page(player, { limit: 2 });
    const last = await store.page(player, { limit: 2, before: first.next! });

    expect([sequencesOf(first), first.next]).toEqual([[3, 2], 2]);
    expect([sequencesOf(last), last.next]).toEqual([[1], null]);
  });

  it('returns no cursor for a full last page', async () => {
    const { store } = setup([ledgerRow(2), ledgerRow(1), ledgerRow(7, { owner: 'somebody-else' })]);

    expect((await store.page(player, { limit: 2 })).next).toBeNull();
  });

  it('evaluates only 25 rows for 25 rounds of a game among 10,000 rows of another', async () => {
    const rows = Array.from({ length: 10_000 }, (_each, index) =>
      ledgerRow(index + 1, { of: round(index % 400 === 0 ? 'hk-slots' : 'another') }),
    );
    const { store, queries, evaluated } = setup(rows);

    const page = await store.page(player, { limit: 25, gameId: 'hk-slots' });

    expect(page.transactions).toHaveLength(25);
    expect(page.next).toBeNull();
    expect([queries.length, evaluated()]).toEqual([1, 25]);
  });

  it('queries each partition for one row more than the page size', async () => {
    const rows = Array.from({ length: 1_000 }, (_each, index) =>
      ledgerRow(index + 1, { of: round('third') }),
    );
    const { store, queries, evaluated } = setup([...rows, ledgerRow(1_001)]);

    await store.page(player, { limit: 10 });

    expect(queries).toHaveLength(transactionKinds.length - 1 + games.length);
    expect(new Set(queries.map(({ Limit }) => Limit))).toEqual(new Set([11]));
    expect(evaluated()).toBe(12);
  });

  it('sends no query for rounds of an unknown game', async () => {
    const { store, queries } = setup([ledgerRow(1, { of: round('hk-slots') })]);

    expect(await store.page(player, { limit: 5, gameId: 'unheard-of' })).toEqual({
      transactions: [],
      next: null,
    });
    expect(queries).toEqual([]);
  });

  it('finds an entry with a strongly consistent read', async () => {
    const { store, reads } = setup([ledgerRow(1)]);

    const entry = await store.find(player, 'entry-1');

    expect(entry).toMatchObject({ inputHash: 'input', transaction: { id: 'entry-1', sequence: 1 } });
    expect(reads).toMatchObject([{ TableName: 'ledger', ConsistentRead: true }]);
    expect(await store.find(player, 'entry-2')).toBeUndefined();
  });

  it('throws RangeError for a row whose postings do not sum to zero', async () => {
    const { store } = setup([
      { ...ledgerRow(1), postings: [['player:gold', 'gold', 5]] as unknown as LedgerRow['postings'] },
    ]);

    await expect(store.find(player, 'entry-1')).rejects.toThrow(RangeError);
    await expect(store.page(player, { limit: 1 })).rejects.toThrow(RangeError);
  });
});

describe('page', () => {
  const partition = fc.oneof(
    fc.constantFrom(...games).map(round),
    fc
      .constantFrom(...transactionKinds.filter((kind) => kind !== 'round'))
      .map((kind): Partition => ({ kind })),
  );
  /** Time since the previous row, and the clock skew of its writer. Two clocks differ by at most twice the skew. */
  const row = fc.record({
    place: fc.nat(),
    sinceMs: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 540_000 }),
    ),
    offMs: fc.oneof(
      fc.constantFrom(0, -mostSkewMs / 2, mostSkewMs / 2),
      fc.integer({ min: -60_000, max: 60_000 }),
    ),
  });
  /** Few partitions, so that each holds more rows than a page. */
  const partitions = fc.array(partition, { minLength: 1, maxLength: 5 });
  const rows = fc.array(row, { maxLength: 150, size: 'max' });
  const ledger = fc.tuple(partitions, rows).map(([played, drawn]) => {
    let atMs = minute(0).getTime();
    return drawn.map(({ place, sinceMs, offMs }, index) => {
      atMs += sinceMs;
      return ledgerRow(index + 1, { of: played[place % played.length]!, at: new Date(atMs + offMs) });
    });
  });
  const maybe = { nil: undefined, freq: 1 };
  const instant = fc.integer({ min: -10, max: 300 }).map(minute);
  const query = fc.record({
    kind: fc.option(fc.constantFrom(...transactionKinds), maybe),
    gameId: fc.option(fc.constantFrom(...games, 'unheard-of'), maybe),
    from: fc.option(instant, maybe),
    to: fc.option(instant, maybe),
    before: fc.option(fc.integer({ min: 1, max: 160 }), maybe),
    limit: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 40 })),
  });

  /** Reference implementation: filters the whole ledger row by row. */
  function expected(rows: readonly LedgerRow[], { kind, gameId, from, to, before }: LedgerQuery): number[] {
    const numbers: number[] = [];
    for (let index = rows.length - 1; index >= 0; index -= 1) {
      const { sequence, detail, at } = rows[index]!;
      if (before !== undefined && sequence >= before) continue;
      if (kind !== undefined && detail.kind !== kind) continue;
      if (gameId !== undefined && !(detail.kind === 'round' && detail.gameId === gameId)) continue;
      if (from !== undefined && at < from.toISOString()) continue;
      if (to !== undefined && at >= to.toISOString()) continue;
      numbers.push(sequence);
    }
    return numbers;
  }

  it('returns the filtered ledger in order across all pages, for any partitions, filters and page sizes', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(ledger, query, async (rows, filter) => {
        const { store } = setup(rows);
        const left = expected(rows, filter);
        found += left.length;
        let before: number | null | undefined = filter.before;
        do {
          const page = await store.page(player, { ...filter, before });
          expect(sequencesOf(page)).toEqual(left.splice(0, filter.limit));
          expect(page.next).toBe(left.length > 0 ? sequencesOf(page).at(-1) : null);
          before = page.next;
        } while (before !== null);
        expect(left).toEqual([]);
      }),
      { numRuns: 400 },
    );
    expect(found).toBeGreaterThan(800);
  }, 60_000);
});
