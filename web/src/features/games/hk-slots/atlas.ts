import type { SymbolAtlas } from '../slots/symbol-atlas';

/** Position of each symbol of HK Slots in its atlas. A test keeps it consistent with the file. */
export const hkSlotsAtlas: SymbolAtlas = {
  url: '/games/hk-slots/symbols.svg',
  columns: 4,
  rows: 3,
  symbols: {
    'harbour-pearl': { name: 'Harbor pearl', column: 0, row: 0 },
    'ferry-lantern': { name: 'Ferry lantern', column: 1, row: 0 },
    dragon: { name: 'Dragon', column: 2, row: 0 },
    'junk-boat': { name: 'Junk boat', column: 3, row: 0 },
    'peak-tram': { name: 'Peak tram', column: 0, row: 1 },
    'jade-pendant': { name: 'Jade pendant', column: 1, row: 1 },
    'dim-sum': { name: 'Dim sum', column: 2, row: 1 },
    teapot: { name: 'Teapot', column: 3, row: 1 },
    ace: { name: 'Ace', column: 0, row: 2 },
    king: { name: 'King', column: 1, row: 2 },
    queen: { name: 'Queen', column: 2, row: 2 },
    jack: { name: 'Jack', column: 3, row: 2 },
  },
};
