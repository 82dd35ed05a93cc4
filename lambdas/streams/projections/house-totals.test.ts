import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTotals, differencesBetween, movementOf, RowFault, sequenceOf, totalsByDay } from './house-totals';
import { ledgerRow } from './ledger-fixture';

describe('movementOf', () => {
  it('reads a row with whatever else it has come to hold', () => {
    expect(movementOf({ ...ledgerRow('a', 1), inputHash: 'later' })).toMatchObject({
      player: 'a',
      sequence: 1,
    });
  });

  it.each([
    ['no number', { sequence: undefined }],
    ['a number below 1', { sequence: 0 }],
    ['half a coin', { postings: [['player:gold', 'gold', 0.5]] }],
    ['an unknown account', { postings: [['house:cellar', 'gold', 1]] }],
    ['an unknown coin', { postings: [['house:games', 'silver', 1]] }],
    ['no day', { at: 'yesterday' }],
    ['no kind', { detail: {} }],
    ['no postings', { postings: undefined }],
  ])('refuses a row with %s', (_case, fault) => {
    const read = () => movementOf({ ...ledgerRow('a', 1), ...fault });

    expect(read).toThrow(expect.objectContaining({ code: 'row-unreadable' }));
  });

  it('names the field at fault and never what it says', () => {
    const read = () => movementOf({ ...ledgerRow('a', 1), at: 'a secret' });

    expect(read).toThrow(/^A row of the ledger is not readable in at$/);
  });

  it.each([
    ['do not cancel out', [['player:gold', 'gold', 5]]],
    [
      'cancel out only across coins',
      [
        ['player:gold', 'gold', 5],
        ['house:games', 'sweeps', -5],
      ],
    ],
    [
      'put a coin where it cannot be',
      [
        ['player:gold', 'sweeps', 5],
        ['house:games', 'sweeps', -5],
      ],
    ],
  ])('refuses postings that %s', (_case, postings) => {
    const read = () => movementOf({ ...ledgerRow('a', 1), postings });

    expect(read).toThrow(expect.objectContaining({ code: 'row-unbalanced' }));
  });
});

describe('sequenceOf', () => {
  it.each([undefined, {}, { sequence: '1' }, { sequence: 0 }, { sequence: 1.5 }])('refuses %o', (row) => {
    expect(() => sequenceOf(row)).toThrow(RowFault);
  });
});

describe('totalsByDay', () => {
  it('adds what each account gained in each coin and counts transactions, by day', () => {
    const rows = [
      ledgerRow('a', 1, { gold: 100, at: '2026-11-20T23:59:59.999Z', kind: 'grant' }),
      ledgerRow('a', 2, { gold: -30, at: '2026-11-21T00:00:00.000Z' }),
      ledgerRow('b', 1, { gold: 5, at: '2026-11-21T12:00:00.000Z' }),
    ];

    expect([...totalsByDay(rows.map(movementOf))]).toEqual([
      [
        '2026-11-20',
        {
          ...{ transactions: 1, 'transactions grant': 1 },
          ...{ 'player:gold gold': 100, 'house:games gold': -100 },
        },
      ],
      [
        '2026-11-21',
        {
          ...{ transactions: 2, 'transactions round': 2 },
          ...{ 'player:gold gold': -25, 'house:games gold': 25 },
        },
      ],
    ]);
  });

  it('comes to the same whatever order rows are in and however they are split', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(amounts, fc.nat(), (changes, seed) => {
        const movements = changes.map((gold, index) => movementOf(ledgerRow('a', index + 1, { gold })));
        const split = seed % (movements.length + 1);
        const parts = [movements.slice(split).reverse(), movements.slice(0, split)];

        const inParts = addTotals(...parts.flatMap((part) => [...totalsByDay(part).values()]));

        expect(differencesBetween(inParts, addTotals(...totalsByDay(movements).values()))).toEqual([]);
      }),
    );
  });
});

describe('differencesBetween', () => {
  it('tells each total that is not the same on both sides, and takes a missing one for 0', () => {
    const recorded = { same: 1, more: 3, 'only here': 2, nothing: 0 };
    const recounted = { same: 1, more: 2, 'only there': -4 };

    expect(differencesBetween(recorded, recounted)).toEqual([
      { total: 'more', recorded: 3, recounted: 2 },
      { total: 'only here', recorded: 2, recounted: 0 },
      { total: 'only there', recorded: 0, recounted: -4 },
    ]);
  });
});
