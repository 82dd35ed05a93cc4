import type { SymbolAtlas } from '../slots/symbol-atlas';

/** Position of each symbol of Jade Fortune in its atlas. A test keeps it consistent with the file. */
export const jadeFortuneAtlas: SymbolAtlas = {
  url: '/games/jade-fortune/symbols.svg',
  columns: 4,
  rows: 3,
  symbols: {
    'jade-ring': { name: 'Jade ring', column: 0, row: 0 },
    'koi-pond': { name: 'Koi pond', column: 1, row: 0 },
    emperor: { name: 'Emperor', column: 2, row: 0 },
    empress: { name: 'Empress', column: 3, row: 0 },
    'dragon-turtle': { name: 'Dragon turtle', column: 0, row: 1 },
    crane: { name: 'Crane', column: 1, row: 1 },
    'gold-ingot': { name: 'Gold ingot', column: 2, row: 1 },
    fan: { name: 'Fan', column: 3, row: 1 },
    lotus: { name: 'Lotus', column: 0, row: 2 },
    bamboo: { name: 'Bamboo', column: 1, row: 2 },
    peach: { name: 'Peach', column: 2, row: 2 },
    'coin-string': { name: 'String of coins', column: 3, row: 2 },
  },
};
