/** Pay of a run from reel 1, in line stakes. The pearl has no row: it substitutes for others and pays nothing alone. */
// oxfmt-ignore
export const payTable: Readonly<Record<string, readonly number[]>> = {
  //              1   2    3      4       5 of a kind
  'dragon':       [0, 10, 100, 1_000, 20_000],
  'junk-boat':    [0,  0, 100,   750,  5_000],
  'peak-tram':    [0,  0,  75,   400,  2_000],
  'jade-pendant': [0,  0,  60,   250,  1_000],
  'dim-sum':      [0,  0,  40,   150,    500],
  'teapot':       [0,  0,  40,   125,    400],
  'ace':          [0,  0,  20,    60,    300],
  'king':         [0,  0,  20,    60,    300],
  'queen':        [0,  0,  10,    40,    150],
  'jack':         [0,  0,  10,    40,    150],
};

/** Pay of 1 to 5 lanterns anywhere, in whole stakes. */
export const scatterPays: readonly number[] = [0, 0, 2, 20, 200];
