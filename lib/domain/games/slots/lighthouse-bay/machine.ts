import type { SlotMachine } from '../machine';
import { twentyLines } from '../twenty-lines';
import { freeReels } from './free-reels';
import { payTable, scatterPays } from './pay-table';
import { reels } from './reels';

/** Lighthouse Bay, version 1: lighthouses are wild and fill their reel, in the base spin and in free spins. */
export const lighthouseBay: SlotMachine = {
  id: 'lighthouse-bay',
  version: 1,
  symbols: [
    'lighthouse',
    'signal-flare',
    'marlin',
    'compass',
    'ship-wheel',
    'anchor',
    'lobster',
    'conch',
    'red-flag',
    'blue-flag',
    'yellow-flag',
    'green-flag',
  ],
  wild: 'lighthouse',
  wildsExpand: true,
  scatter: { symbol: 'signal-flare', pays: scatterPays },
  reels,
  rows: 3,
  lines: twentyLines,
  stakeParts: 20,
  payTable,
  freeSpins: {
    awards: [0, 0, 8, 10, 12],
    retriggers: [],
    most: 12,
    multiplier: 1,
    reels: freeReels,
  },
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
