import type { Original } from './original';

/** Stakes of the originals. */
export const originalStakes: Original['stakes'] = {
  gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  sweeps: [100, 200, 300, 500],
};
