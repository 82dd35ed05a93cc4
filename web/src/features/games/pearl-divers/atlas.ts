import type { SymbolAtlas } from '../slots/symbol-atlas';

/** Position of each symbol of Pearl Divers in its atlas. A test keeps it consistent with the file. */
export const pearlDiversAtlas: SymbolAtlas = {
  url: '/games/pearl-divers/symbols.svg',
  columns: 4,
  rows: 3,
  symbols: {
    diver: { name: 'Diver', column: 0, row: 0 },
    'treasure-chest': { name: 'Treasure chest', column: 1, row: 0 },
    pearl: { name: 'Pearl', column: 2, row: 0 },
    'sea-turtle': { name: 'Sea turtle', column: 3, row: 0 },
    octopus: { name: 'Octopus', column: 0, row: 1 },
    seahorse: { name: 'Seahorse', column: 1, row: 1 },
    crab: { name: 'Crab', column: 2, row: 1 },
    starfish: { name: 'Starfish', column: 3, row: 1 },
    'jade-bead': { name: 'Jade bead', column: 0, row: 2 },
    'amber-bead': { name: 'Amber bead', column: 1, row: 2 },
    'coral-bead': { name: 'Coral bead', column: 2, row: 2 },
    'lapis-bead': { name: 'Lapis bead', column: 3, row: 2 },
  },
};
