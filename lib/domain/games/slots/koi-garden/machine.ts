import type { SlotMachine } from '../machine';
import { clusterSizes, payTable, scatterPays } from './pay-table';
import { reels } from './reels';

/** Koi Garden, version 1: six reels of five rows, on which groups of five or more equal symbols pay. */
export const koiGarden: SlotMachine = {
  id: 'koi-garden',
  version: 1,
  symbols: [
    'water-lily',
    'moon-gate',
    'golden-koi',
    'red-koi',
    'crane',
    'dragonfly',
    'frog',
    'maple-leaf',
    'ginkgo-leaf',
    'bamboo',
  ],
  wild: 'water-lily',
  scatter: { symbol: 'moon-gate', pays: scatterPays },
  reels,
  rows: 5,
  lines: [],
  stakeParts: 20,
  clusterSizes,
  payTable,
  freeSpins: null,
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
