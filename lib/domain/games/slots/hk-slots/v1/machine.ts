import type { SlotMachine } from '../../machine';
import { lines } from './lines';
import { payTable, scatterPays } from './pay-table';
import { reels } from './reels';

/** HK Slots, version 1: without free spins. It is retired; its rounds are still verified by it. */
export const hkSlotsV1: SlotMachine = {
  id: 'hk-slots',
  version: 1,
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
  lines,
  stakeParts: 20,
  payTable,
  freeSpins: null,
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
