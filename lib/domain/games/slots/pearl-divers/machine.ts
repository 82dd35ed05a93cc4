import type { SlotMachine } from '../machine';
import { twentyLines } from '../twenty-lines';
import { payTable, scatterPays } from './pay-table';
import { reels } from './reels';
import { respins } from './respins';

/** Pearl Divers, version 1: six pearls stay on the reels while all other positions spin again. */
export const pearlDivers: SlotMachine = {
  id: 'pearl-divers',
  version: 1,
  symbols: [
    'diver',
    'treasure-chest',
    'pearl',
    'sea-turtle',
    'octopus',
    'seahorse',
    'crab',
    'starfish',
    'jade-bead',
    'amber-bead',
    'coral-bead',
    'lapis-bead',
  ],
  wild: 'diver',
  scatter: { symbol: 'treasure-chest', pays: scatterPays },
  reels,
  rows: 3,
  lines: twentyLines,
  stakeParts: 20,
  payTable,
  freeSpins: null,
  respins,
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
