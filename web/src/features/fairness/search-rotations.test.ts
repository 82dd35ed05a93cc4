import { describe, expect, it } from 'vitest';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { type PageOf, searchRotations } from './search-rotations';

const perPage = 2;

/** A ledger, newest first, of rounds (null) and of rotations that revealed the seed with the given hash. */
function setup(ledger: (string | null)[]) {
  const cursors: (number | null)[] = [];
  const newest = ledger.length;
  const pageOf: PageOf = (before) => {
    cursors.push(before);
    const from = before === null ? 0 : newest - before + 1;
    const items = ledger.slice(from, from + perPage).map((hash, index) => entry(newest - from - index, hash));
    const last = items.at(-1)?.sequence ?? 0;
    return Promise.resolve({ items, next: last > 1 ? last : null });
  };
  return { cursors, pageOf };
}

function entry(sequence: number, hash: string | null): Transaction {
  const balances = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };
  const line = { id: String(sequence), sequence, at: '2026-11-21T12:00:00.000Z', postings: [], balances };
  if (hash === null) return { ...line, kind: 'round' };
  const current = { serverSeedHash: '', nextServerSeedHash: '', clientSeed: 'c', nonce: 0 };
  const revealed = { serverSeed: `seed of ${hash}`, serverSeedHash: hash, clientSeed: 'c', rounds: 1 };
  return { ...line, kind: 'seed-rotation', seedRotation: { revealed, current } };
}

describe('searchRotations', () => {
  it('finds the seed on a later page, and returns all seeds on the way', async () => {
    const { pageOf } = setup([null, 'newer', null, 'wanted', null, null]);

    const met = await searchRotations(pageOf, 'wanted', 1);

    expect(met.map(({ serverSeed }) => serverSeed)).toEqual(['seed of newer', 'seed of wanted']);
  });

  it('stops once the seed is found', async () => {
    const { pageOf, cursors } = setup(['wanted', null, null, null, null, null]);

    await searchRotations(pageOf, 'wanted', 1);

    expect(cursors).toEqual([null]);
  });

  it('stops at the round itself, because its seed cannot be revealed before', async () => {
    const { pageOf, cursors } = setup([null, null, null, null, null, 'older']);

    const met = await searchRotations(pageOf, 'wanted', 4);

    expect(met).toEqual([]);
    expect(cursors).toEqual([null, 5]);
  });

  it('finds nothing in a ledger without rotations', async () => {
    const { pageOf } = setup([null, null, null]);

    expect(await searchRotations(pageOf, 'wanted', 0)).toEqual([]);
  });
});
