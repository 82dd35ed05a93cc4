import type { SlotMachine } from '../machine';
import { lines } from './lines';
import { payTable, scatterPays } from './pay-table';
import { reels } from './reels';

/** Neon Tiger, version 1: three reels and five lines, without features. */
export const neonTiger: SlotMachine = {
  id: 'neon-tiger',
  version: 1,
  symbols: [
    'neon-tiger',
    'star-sign',
    'lucky-seven',
    'triple-bar',
    'double-bar',
    'single-bar',
    'bell',
    'plum',
    'cherry',
  ],
  wild: 'neon-tiger',
  scatter: { symbol: 'star-sign', pays: scatterPays },
  reels,
  rows: 3,
  lines,
  stakeParts: 5,
  payTable,
  freeSpins: null,
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
