/** Fewest symbols of each entry of the pay table; the last one has no upper end. */
export const clusterSizes: readonly number[] = [5, 6, 7, 8, 9, 10];

/** Pay of a cluster, in twentieths of the stake. The water lily has no row: it substitutes for others and pays nothing alone. */
// oxfmt-ignore
export const payTable: Readonly<Record<string, readonly number[]>> = {
  //               5   6    7    8      9      10 or more
  'golden-koi':   [40, 80, 200, 500, 2_000, 20_000],
  'red-koi':      [30, 60, 140, 400, 1_200,  6_000],
  'crane':        [24, 40,  80, 200,   500,  2_000],
  'dragonfly':    [20, 36,  60, 120,   400,  1_500],
  'frog':         [16, 30,  50, 100,   300,  1_000],
  'maple-leaf':   [12, 24,  40,  80,   200,    800],
  'ginkgo-leaf':  [10, 16,  30,  60,   150,    400],
  'bamboo':       [ 8, 12,  24,  50,   120,    300],
};

/** Pay of 1 to 3 moon gates anywhere, in whole stakes. */
export const scatterPays: readonly number[] = [0, 0, 2];
