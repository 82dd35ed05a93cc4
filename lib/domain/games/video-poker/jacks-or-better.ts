import type { PokerTable } from './pay-table';

/** Jacks or better: eight for a full house, five for a flush, and the same highest prize multiple at every stake. */
export const jacksOrBetter: PokerTable = {
  id: 'video-poker',
  version: 1,
  payTable: {
    'royal-flush': 800,
    'straight-flush': 50,
    'four-of-a-kind': 25,
    'full-house': 8,
    flush: 5,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pair': 2,
    'jacks-or-better': 1,
  },
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
