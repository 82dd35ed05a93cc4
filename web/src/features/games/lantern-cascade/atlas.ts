import type { SymbolAtlas } from '../slots/symbol-atlas';

/** Position of each symbol of Lantern Cascade in its atlas. A test keeps it consistent with the file. */
export const lanternCascadeAtlas: SymbolAtlas = {
  url: '/games/lantern-cascade/symbols.svg',
  columns: 4,
  rows: 3,
  symbols: {
    'harvest-moon': { name: 'Harvest moon', column: 0, row: 0 },
    'temple-bell': { name: 'Temple bell', column: 1, row: 0 },
    'dragon-lantern': { name: 'Dragon lantern', column: 2, row: 0 },
    'phoenix-lantern': { name: 'Phoenix lantern', column: 3, row: 0 },
    'carp-lantern': { name: 'Carp lantern', column: 0, row: 1 },
    'lotus-lantern': { name: 'Lotus lantern', column: 1, row: 1 },
    'rabbit-lantern': { name: 'Rabbit lantern', column: 2, row: 1 },
    'star-lantern': { name: 'Star lantern', column: 3, row: 1 },
    'red-lantern': { name: 'Red lantern', column: 0, row: 2 },
    'gold-lantern': { name: 'Gold lantern', column: 1, row: 2 },
    'jade-lantern': { name: 'Jade lantern', column: 2, row: 2 },
    'violet-lantern': { name: 'Violet lantern', column: 3, row: 2 },
  },
};
