/** Pay of each way of a run from reel 1, in twentieths of the stake. The moon has no row: it substitutes for others and pays nothing alone. */
// oxfmt-ignore
export const payTable: Readonly<Record<string, readonly number[]>> = {
  //                  1  2   3    4      5 of a kind
  'dragon-lantern':  [0, 0, 50, 250, 2_000],
  'phoenix-lantern': [0, 0, 30, 120,   600],
  'carp-lantern':    [0, 0, 20,  80,   300],
  'lotus-lantern':   [0, 0, 15,  50,   200],
  'rabbit-lantern':  [0, 0, 12,  40,   120],
  'star-lantern':    [0, 0, 10,  30,   100],
  'red-lantern':     [0, 0,  6,  20,    50],
  'gold-lantern':    [0, 0,  6,  20,    50],
  'jade-lantern':    [0, 0,  5,  15,    40],
  'violet-lantern':  [0, 0,  5,  15,    40],
};

/** Pay of 1 to 5 temple bells in the last window, in whole stakes. */
export const scatterPays: readonly number[] = [0, 0, 2, 10, 50];
