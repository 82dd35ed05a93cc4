import type { SlotMachine } from '../machine';
import { freeReels } from './free-reels';
import { payTable, scatterPays } from './pay-table';
import { reels } from './reels';

/** Jade Fortune, version 1: 243 ways, and free spins with a multiplier of three. */
export const jadeFortune: SlotMachine = {
  id: 'jade-fortune',
  version: 1,
  symbols: [
    'jade-ring',
    'koi-pond',
    'emperor',
    'empress',
    'dragon-turtle',
    'crane',
    'gold-ingot',
    'fan',
    'lotus',
    'peach',
    'bamboo',
    'coin-string',
  ],
  wild: 'jade-ring',
  scatter: { symbol: 'koi-pond', pays: scatterPays },
  reels,
  rows: 3,
  lines: [],
  stakeParts: 5,
  payTable,
  freeSpins: {
    awards: [0, 0, 8, 10, 12],
    retriggers: [0, 0, 4],
    most: 20,
    multiplier: 3,
    reels: freeReels,
  },
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
