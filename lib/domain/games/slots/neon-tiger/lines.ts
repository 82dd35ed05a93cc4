/** The five lines of Neon Tiger, each as the row it crosses on reels 1 to 3; row 0 is the top. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];
