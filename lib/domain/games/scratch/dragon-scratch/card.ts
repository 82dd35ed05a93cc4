import type { ScratchCard } from '../card';

/**
 * Dragon Scratch, version 1: the dragon names one of nine treasures, and the prize rises with the number found under twelve fields. Weights
 * are cards per million.
 */
export const dragonScratch: ScratchCard = {
  id: 'dragon-scratch',
  version: 1,
  symbols: [
    'flaming-pearl',
    'jade-disc',
    'gold-coin',
    'ruby',
    'phoenix-feather',
    'lotus',
    'storm-cloud',
    'temple-bell',
    'star-scroll',
  ],
  layout: { kind: 'find', cells: 12, alike: 3, copies: 4 },
  prizes: [
    { symbol: null, count: 9, multiple: 5_000, weight: 2 },
    { symbol: null, count: 8, multiple: 1_000, weight: 30 },
    { symbol: null, count: 7, multiple: 200, weight: 300 },
    { symbol: null, count: 6, multiple: 40, weight: 3_400 },
    { symbol: null, count: 5, multiple: 10, weight: 23_000 },
    { symbol: null, count: 4, multiple: 3, weight: 118_000 },
    { symbol: null, count: 3, multiple: 1, weight: 130_000 },
    { symbol: null, count: 0, multiple: 0, weight: 725_268 },
  ],
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
