import { describe, expect, it } from 'vitest';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { listPastSeeds } from './list-past-seeds';

const at = '2026-11-21T12:00:00.000Z';
const seed = (name: string) => ({
  serverSeed: name,
  serverSeedHash: `hash of ${name}`,
  clientSeed: 'mine',
  rounds: 0,
});
const rotation = (name: string): Pick<Transaction, 'at' | 'seedRotation'> => ({
  at,
  seedRotation: {
    revealed: seed(name),
    current: { serverSeedHash: '', nextServerSeedHash: '', clientSeed: 'mine', nonce: 0 },
  },
});

describe('listPastSeeds', () => {
  it('adds the latest seed at the top when the index does not list it yet', () => {
    expect(listPastSeeds([rotation('first')], seed('second'))).toEqual([
      { at: null, revealed: seed('second') },
      { at, revealed: seed('first') },
    ]);
  });

  it('lists the latest seed once, with its time, when the index lists it', () => {
    expect(listPastSeeds([rotation('second'), rotation('first')], seed('second'))).toEqual([
      { at, revealed: seed('second') },
      { at, revealed: seed('first') },
    ]);
  });

  it('lists nothing before the first rotation', () => {
    expect(listPastSeeds([], null)).toEqual([]);
  });
});
