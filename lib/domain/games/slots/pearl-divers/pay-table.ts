/** Pay of a run from reel 1, in line stakes. The diver has no row: it substitutes for others and pays nothing alone. */
// oxfmt-ignore
export const payTable: Readonly<Record<string, readonly number[]>> = {
  //             1  2    3    4      5 of a kind
  'sea-turtle': [0, 0, 100, 500, 2_500],
  'octopus':    [0, 0,  80, 250, 1_000],
  'seahorse':   [0, 0,  60, 150,   500],
  'crab':       [0, 0,  40, 100,   300],
  'starfish':   [0, 0,  40,  80,   250],
  'jade-bead':  [0, 0,  20,  50,   150],
  'amber-bead': [0, 0,  20,  50,   150],
  'coral-bead': [0, 0,  20,  40,   100],
  'lapis-bead': [0, 0,  20,  40,   100],
};

/** Pay of 1 to 5 treasure chests anywhere, in whole stakes. */
export const scatterPays: readonly number[] = [0, 0, 2, 10, 50];
