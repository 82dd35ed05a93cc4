import type { ScratchCard } from '../card';

/** Lucky Ticket, version 1: nine fields, and three alike win. Weights are tickets per million. */
export const luckyTicket: ScratchCard = {
  id: 'lucky-ticket',
  version: 1,
  symbols: [
    'lucky-eight',
    'gold-ingot',
    'red-envelope',
    'lucky-cat',
    'koi',
    'lantern',
    'peony',
    'mandarin',
    'teacup',
    'bamboo',
  ],
  layout: { kind: 'match', cells: 9, alike: 3 },
  prizes: [
    { symbol: 'lucky-eight', count: 3, multiple: 1_000, weight: 2 },
    { symbol: 'gold-ingot', count: 3, multiple: 250, weight: 40 },
    { symbol: 'red-envelope', count: 3, multiple: 100, weight: 300 },
    { symbol: 'lucky-cat', count: 3, multiple: 50, weight: 1_200 },
    { symbol: 'koi', count: 3, multiple: 20, weight: 4_200 },
    { symbol: 'lantern', count: 3, multiple: 10, weight: 15_000 },
    { symbol: 'peony', count: 3, multiple: 5, weight: 42_000 },
    { symbol: 'mandarin', count: 3, multiple: 3, weight: 55_000 },
    { symbol: 'teacup', count: 3, multiple: 2, weight: 92_000 },
    { symbol: 'bamboo', count: 3, multiple: 1, weight: 60_000 },
    { symbol: null, count: 0, multiple: 0, weight: 730_258 },
  ],
  stakes: {
    gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    sweeps: [20, 40, 60, 100, 200, 300, 500],
  },
};
