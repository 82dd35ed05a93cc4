import type { Wheel } from './wheel';

/** Multiples around the rim, clockwise: 0 is open water. */
const multiples = [10, 0, 1, 0, 0, 2, 0, 0, 1, 0, 0, 0, 5, 0, 0, 1, 0, 0, 2, 0, 0, 1, 0, 0];

/** Harbour Wheel, version 1: 24 segments of equal width and weight. */
export const harbourWheel: Wheel = {
  id: 'harbour-wheel',
  version: 1,
  segments: multiples.map((multiple) => ({ multiple, weight: 1 })),
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
