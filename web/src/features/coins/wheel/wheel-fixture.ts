import type { WheelPrize } from '../coins-views';

/** The published wheel. */
export const weights: readonly WheelPrize[] = [
  { sweeps: 10, weight: 4000 },
  { sweeps: 20, weight: 2500 },
  { sweeps: 30, weight: 1500 },
  { sweeps: 50, weight: 1000 },
  { sweeps: 100, weight: 700 },
  { sweeps: 200, weight: 220 },
  { sweeps: 500, weight: 70 },
  { sweeps: 2000, weight: 10 },
];
