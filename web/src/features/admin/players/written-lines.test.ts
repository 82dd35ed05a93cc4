import { describe, expect, it } from 'vitest';
import type { LedgerLine } from './admin-player';
import { ledgerFiltersIn } from './ledger-filters';
import { withWrittenLines } from './written-lines';

const all = ledgerFiltersIn(new URLSearchParams());

function line(sequence: number, changes: Partial<LedgerLine> = {}): LedgerLine {
  return {
    id: `transaction-${sequence}`,
    sequence,
    kind: 'adjustment',
    at: '2026-11-21T12:00:00.000Z',
    postings: [
      { account: 'player:gold', coin: 'gold', amount: -5 },
      { account: 'house:adjustments', coin: 'gold', amount: 5 },
    ],
    balances: { gold: 100, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 },
    ...changes,
  };
}

const sequencesOf = ({ items }: { items: readonly LedgerLine[] }) => items.map(({ sequence }) => sequence);

describe('withWrittenLines', () => {
  it('adds a correction that the index lacks at its place', () => {
    const first = { items: [line(9), line(6)], next: 6 };

    expect(sequencesOf(withWrittenLines(first, [line(8), line(10)], all))).toEqual([10, 9, 8, 6]);
  });

  it('returns the line of the index once the index has it', () => {
    const first = { items: [line(9, { actorName: 'Ada' }), line(6)], next: null };

    expect(withWrittenLines(first, [line(9)], all)).toBe(first);
  });

  it('adds a correction to an empty ledger', () => {
    expect(sequencesOf(withWrittenLines({ items: [], next: null }, [line(1)], all))).toEqual([1]);
  });

  it('leaves a correction to the later page that it belongs to', () => {
    const first = { items: [line(9), line(6)], next: 6 };

    expect(withWrittenLines(first, [line(3)], all)).toBe(first);
  });

  it.each([
    ['kind=round', []],
    ['kind=adjustment', [1]],
    ['coin=sweeps', []],
    ['coin=gold', [1]],
    ['from=2026-11-24', []],
    ['to=2026-11-18', []],
    ['from=2026-11-18&to=2026-11-24', [1]],
  ])('adds only what passes the filters: %s', (search, expected) => {
    const filters = ledgerFiltersIn(new URLSearchParams(search));

    expect(sequencesOf(withWrittenLines({ items: [], next: null }, [line(1)], filters))).toEqual(expected);
  });
});
