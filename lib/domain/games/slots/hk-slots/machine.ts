import type { SlotMachine } from '../machine';
import { twentyLines } from '../twenty-lines';
import { freeReels } from './free-reels';
import { payTable, scatterPays } from './pay-table';
import { reels } from './reels';

/** HK Slots, version 2: lanterns award free spins. */
export const hkSlots: SlotMachine = {
  id: 'hk-slots',
  version: 2,
  symbols: [
    'harbour-pearl',
    'ferry-lantern',
    'dragon',
    'junk-boat',
    'peak-tram',
    'jade-pendant',
    'dim-sum',
    'teapot',
    'ace',
    'king',
    'queen',
    'jack',
  ],
  wild: 'harbour-pearl',
  scatter: { symbol: 'ferry-lantern', pays: scatterPays },
  reels,
  rows: 3,
  lines: twentyLines,
  stakeParts: 20,
  payTable,
  freeSpins: {
    awards: [0, 0, 8, 10, 12],
    retriggers: [0, 0, 5],
    most: 30,
    multiplier: 2,
    reels: freeReels,
  },
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
