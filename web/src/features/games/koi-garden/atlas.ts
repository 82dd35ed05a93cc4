import type { SymbolAtlas } from '../slots/symbol-atlas';

/** Position of each symbol of Koi Garden in its atlas. A test keeps it consistent with the file. */
export const koiGardenAtlas: SymbolAtlas = {
  url: '/games/koi-garden/symbols.svg',
  columns: 5,
  rows: 2,
  symbols: {
    'water-lily': { name: 'Water lily', column: 0, row: 0 },
    'moon-gate': { name: 'Moon gate', column: 1, row: 0 },
    'golden-koi': { name: 'Golden koi', column: 2, row: 0 },
    'red-koi': { name: 'Red koi', column: 3, row: 0 },
    crane: { name: 'Crane', column: 4, row: 0 },
    dragonfly: { name: 'Dragonfly', column: 0, row: 1 },
    frog: { name: 'Frog', column: 1, row: 1 },
    'maple-leaf': { name: 'Maple leaf', column: 2, row: 1 },
    'ginkgo-leaf': { name: 'Ginkgo leaf', column: 3, row: 1 },
    bamboo: { name: 'Bamboo', column: 4, row: 1 },
  },
};
