import { describe, expect, it } from 'vitest';
import { dragonScratch } from '#domain/games/scratch/dragon-scratch/card';
import { luckyTicket } from '#domain/games/scratch/lucky-ticket/card';
import { scratchParSheet } from '#domain/games/scratch/par-sheet';
import type { ScratchSheet } from '../scratch-round';
import { prizeRows, rowReached } from './prize-rows';

const lucky = scratchParSheet(luckyTicket) as unknown as ScratchSheet;
const dragon = scratchParSheet(dragonScratch) as unknown as ScratchSheet;

describe('prizeRows', () => {
  it('returns the published prizes in coins with their odds, without a row for no prize', () => {
    const rows = prizeRows(lucky, 500);

    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual({
      id: 'lucky-eight 3',
      symbol: 'lucky-eight',
      count: 3,
      multiple: 1_000,
      amount: 500_000,
      oneIn: 500_000,
    });
    expect(rows.at(-1)).toMatchObject({ symbol: 'bamboo', amount: 500 });
  });
});

it('never makes odds look better than they are', () => {
  const oneIn = prizeRows(dragon, 100).map((row) => row.oneIn);

  // 118,000, 130,000 and 23,000 of a million: once in 8.47…, 7.69… and 43.47… cards.
  expect(oneIn.slice(-3)).toEqual([44, 8.5, 7.7]);
});

describe('rowReached', () => {
  const cells = ['koi', 'koi', 'lotus', 'koi', 'koi'];

  it('returns the row of the symbol that is found often enough', () => {
    const ids = prizeRows(lucky, 100).map(({ id }) => id);

    expect(rowReached({ layout: luckyTicket.layout } as never, { key: null, cells }, [0, 1, 3])).toBe(
      'koi 3',
    );
    expect(ids).toContain('koi 3');
  });

  it('rises with every treasure found, from the lowest paying count', () => {
    const reached = [1, 2, 3, 4].map((count) =>
      rowReached(
        { layout: dragonScratch.layout } as never,
        { key: 'koi', cells },
        [0, 1, 3, 4].slice(0, count),
      ),
    );

    expect(reached).toEqual([null, null, 'named 3', 'named 4']);
    expect(prizeRows(dragon, 100).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['named 3', 'named 4']),
    );
  });

  it('returns null while too few are open', () => {
    expect(rowReached({ layout: luckyTicket.layout } as never, { key: null, cells }, [0, 1])).toBeNull();
  });
});
