/**
 * Pay of each way of a run from reel 1, in fifths of the stake. Pays are this coarse so that every sum of twenty free spins can be weighed
 * in seconds. The ring has no row: it substitutes for others and pays nothing alone.
 */
// oxfmt-ignore
export const payTable: Readonly<Record<string, readonly number[]>> = {
  //                1  2   3   4      5 of a kind
  'emperor':       [0, 0, 10, 75, 2_000],
  'empress':       [0, 0,  6, 40,   400],
  'dragon-turtle': [0, 0,  4, 20,   150],
  'crane':         [0, 0,  3, 10,    80],
  'gold-ingot':    [0, 0,  2,  8,    30],
  'fan':           [0, 0,  2,  5,    15],
  'lotus':         [0, 0,  2,  4,    12],
  'peach':         [0, 0,  1,  3,     8],
  'bamboo':        [0, 0,  1,  3,     8],
  'coin-string':   [0, 0,  1,  3,     8],
};

/** Pay of 1 to 5 koi ponds anywhere, in whole stakes, besides the free spins that they award. */
export const scatterPays: readonly number[] = [0, 0, 2, 10, 50];
