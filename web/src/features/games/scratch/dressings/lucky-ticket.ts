import type { ScratchDressing } from '../scratch-dressing';

/** A ferry ticket with silver fields. A test keeps the atlas consistent with its file. */
export const luckyTicket: ScratchDressing = {
  className: 'scratch-lucky',
  noun: 'ticket',
  invitation: 'Match three to win',
  columns: 3,
  atlas: {
    url: '/games/lucky-ticket/symbols.svg',
    columns: 5,
    rows: 2,
    symbols: {
      'lucky-eight': { name: 'Lucky eight', column: 0, row: 0 },
      'gold-ingot': { name: 'Gold ingot', column: 1, row: 0 },
      'red-envelope': { name: 'Red envelope', column: 2, row: 0 },
      'lucky-cat': { name: 'Lucky cat', column: 3, row: 0 },
      koi: { name: 'Koi', column: 4, row: 0 },
      lantern: { name: 'Lantern', column: 0, row: 1 },
      peony: { name: 'Peony', column: 1, row: 1 },
      mandarin: { name: 'Mandarin', column: 2, row: 1 },
      teacup: { name: 'Teacup', column: 3, row: 1 },
      bamboo: { name: 'Bamboo', column: 4, row: 1 },
    },
  },
  art: { face: '/games/lucky-ticket/face.svg', backdrop: '/games/lucky-ticket/backdrop.svg' },
  foil: {
    tones: ['#f4f8ff', '#b9c6dc', '#7f8eab'],
    line: 'rgb(70 86 122 / 0.5)',
    shine: 'rgb(255 255 255 / 0.55)',
    crumbs: ['#e6edf9', '#b9c6dc', '#8e9cba'],
    rows: 3,
    pattern: 'waves',
  },
};
