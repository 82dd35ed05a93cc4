/** Pay of a run from reel 1, in line stakes: three of a kind only. Three tigers have a prize of their own. */
// oxfmt-ignore
export const payTable: Readonly<Record<string, readonly number[]>> = {
  //              1  2    3 of a kind
  'neon-tiger':  [0, 0, 400],
  'lucky-seven': [0, 0, 100],
  'triple-bar':  [0, 0,  50],
  'double-bar':  [0, 0,  30],
  'single-bar':  [0, 0,  20],
  'bell':        [0, 0,  10],
  'plum':        [0, 0,   8],
  'cherry':      [0, 0,   5],
};

/** Pay of 1 to 3 star signs anywhere, in whole stakes. */
export const scatterPays: readonly number[] = [0, 1, 8];
