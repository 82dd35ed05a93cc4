import type { SymbolAtlas } from '../slots/symbol-atlas';

/** Position of each symbol of Lighthouse Bay in its atlas. A test keeps it consistent with the file. */
export const lighthouseBayAtlas: SymbolAtlas = {
  url: '/games/lighthouse-bay/symbols.svg',
  columns: 4,
  rows: 3,
  symbols: {
    lighthouse: { name: 'Lighthouse', column: 0, row: 0 },
    'signal-flare': { name: 'Signal flare', column: 1, row: 0 },
    marlin: { name: 'Marlin', column: 2, row: 0 },
    compass: { name: 'Compass', column: 3, row: 0 },
    'ship-wheel': { name: 'Ship wheel', column: 0, row: 1 },
    anchor: { name: 'Anchor', column: 1, row: 1 },
    lobster: { name: 'Lobster', column: 2, row: 1 },
    conch: { name: 'Conch', column: 3, row: 1 },
    'red-flag': { name: 'Red flag', column: 0, row: 2 },
    'blue-flag': { name: 'Blue flag', column: 1, row: 2 },
    'yellow-flag': { name: 'Yellow flag', column: 2, row: 2 },
    'green-flag': { name: 'Green flag', column: 3, row: 2 },
  },
};
