/**
 * Pay of a run from reel 1, in line stakes. The lighthouse has no row: it substitutes for others and pays nothing alone. All are multiples
 * of ten, so that every sum of twelve free spins can be weighed in seconds.
 */
// oxfmt-ignore
export const payTable: Readonly<Record<string, readonly number[]>> = {
  //              1  2   3    4      5 of a kind
  'marlin':      [0, 0, 80, 400, 2_500],
  'compass':     [0, 0, 60, 250, 1_000],
  'ship-wheel':  [0, 0, 50, 150,   500],
  'anchor':      [0, 0, 40, 100,   300],
  'lobster':     [0, 0, 30,  80,   250],
  'conch':       [0, 0, 20,  60,   200],
  'red-flag':    [0, 0, 10,  30,   100],
  'blue-flag':   [0, 0, 10,  30,   100],
  'yellow-flag': [0, 0, 10,  20,    80],
  'green-flag':  [0, 0, 10,  20,    80],
};

/** Pay of 1 to 5 signal flares anywhere, in whole stakes, besides the free spins that they award. */
export const scatterPays: readonly number[] = [0, 0, 2, 10, 50];
