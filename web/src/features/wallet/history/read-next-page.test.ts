import { describe, expect, it } from 'vitest';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import type { LedgerQuery } from './filters';
import { ledgerOf, pagesOf } from './ledger-fixture';
import { isAtEnd, newestEnd, readNextPage, type ReadPage } from './read-next-page';

const mixed = ledgerOf(
  Array.from({ length: 100 }, (_, index) => (['hold', 'round', 'release', 'hold'] as const)[index % 4]!),
);

async function readAll(queries: readonly LedgerQuery[], readPage: ReadPage): Promise<number[]> {
  const read: Transaction[] = [];
  for (let place = newestEnd(queries); !isAtEnd(place);) {
    const step = await readNextPage(place, readPage);
    read.push(...step.transactions);
    place = step.place;
  }
  return read.map(({ sequence }) => sequence);
}

describe('readNextPage', () => {
  it('reads one query to its end', async () => {
    const { readPage, requested } = pagesOf(mixed, 30);

    expect(await readAll([{}], readPage)).toEqual(mixed.map(({ sequence }) => sequence));
    expect(requested.map(({ before }) => before)).toEqual([Infinity, 71, 41, 11]);
  });

  it.each([1, 2, 3, 7, 25, 100])(
    'merges several queries in order with pages of %i, without repeated requests',
    async (limit) => {
      const { readPage, requested } = pagesOf(mixed, limit);

      const read = await readAll([{ kind: 'hold' }, { kind: 'release' }, { kind: 'order' }], readPage);

      expect(read).toEqual(mixed.filter(({ kind }) => kind !== 'round').map(({ sequence }) => sequence));
      expect(new Set(requested.map((each) => JSON.stringify(each))).size).toBe(requested.length);
    },
  );

  it('returns no line that an unread page could precede', async () => {
    const { readPage } = pagesOf(mixed, 5);

    const { transactions } = await readNextPage(newestEnd([{ kind: 'hold' }, { kind: 'release' }]), readPage);

    expect(transactions).toEqual([]);
  });

  it('skips short and empty pages, which a filtering API may return', async () => {
    const pages = [
      { items: [], next: 50 },
      { items: mixed.slice(60, 62), next: 20 },
      { items: [], next: null },
    ];

    const read = await readAll([{ kind: 'round' }], () => Promise.resolve(pages.shift()!));

    expect(read).toEqual([40, 39]);
  });

  it('keeps its place when a page fails', async () => {
    const { readPage } = pagesOf(mixed, 30);
    const { place } = await readNextPage(newestEnd([{}]), readPage);

    await expect(readNextPage(place, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

    expect((await readNextPage(place, readPage)).transactions[0]?.sequence).toBe(70);
  });
});
