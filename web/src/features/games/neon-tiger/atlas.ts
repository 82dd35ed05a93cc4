import type { SymbolAtlas } from '../slots/symbol-atlas';

/** Position of each symbol of Neon Tiger in its atlas. A test keeps it consistent with the file. */
export const neonTigerAtlas: SymbolAtlas = {
  url: '/games/neon-tiger/symbols.svg',
  columns: 3,
  rows: 3,
  symbols: {
    'neon-tiger': { name: 'Neon tiger', column: 0, row: 0 },
    'star-sign': { name: 'Star sign', column: 1, row: 0 },
    'lucky-seven': { name: 'Lucky seven', column: 2, row: 0 },
    'triple-bar': { name: 'Triple bar', column: 0, row: 1 },
    'double-bar': { name: 'Double bar', column: 1, row: 1 },
    'single-bar': { name: 'Single bar', column: 2, row: 1 },
    cherry: { name: 'Cherry', column: 0, row: 2 },
    bell: { name: 'Bell', column: 1, row: 2 },
    plum: { name: 'Plum', column: 2, row: 2 },
  },
};
