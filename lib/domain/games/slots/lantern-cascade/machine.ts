import type { SlotMachine } from '../machine';
import { payTable, scatterPays } from './pay-table';
import { reels } from './reels';

/** Lantern Cascade, version 1: 243 ways, and lanterns that win rise and let others fall in their place. */
export const lanternCascade: SlotMachine = {
  id: 'lantern-cascade',
  version: 1,
  symbols: [
    'harvest-moon',
    'temple-bell',
    'dragon-lantern',
    'phoenix-lantern',
    'carp-lantern',
    'lotus-lantern',
    'rabbit-lantern',
    'star-lantern',
    'red-lantern',
    'gold-lantern',
    'jade-lantern',
    'violet-lantern',
  ],
  wild: 'harvest-moon',
  scatter: { symbol: 'temple-bell', pays: scatterPays },
  reels,
  rows: 3,
  lines: [],
  stakeParts: 20,
  payTable,
  freeSpins: null,
  tumbles: { multipliers: [1, 2, 3, 5, 10], most: 10 },
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
