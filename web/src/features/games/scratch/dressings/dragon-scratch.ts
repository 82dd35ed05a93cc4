import type { ScratchDressing } from '../scratch-dressing';

/** A dragon's hoard under golden scales. A test keeps the atlas consistent with its file. */
export const dragonScratch: ScratchDressing = {
  className: 'scratch-dragon',
  noun: 'card',
  invitation: 'Find the dragon’s treasure',
  columns: 4,
  atlas: {
    url: '/games/dragon-scratch/symbols.svg',
    columns: 5,
    rows: 2,
    symbols: {
      'flaming-pearl': { name: 'Flaming pearl', column: 0, row: 0 },
      'jade-disc': { name: 'Jade disc', column: 1, row: 0 },
      'gold-coin': { name: 'Gold coin', column: 2, row: 0 },
      ruby: { name: 'Ruby', column: 3, row: 0 },
      'phoenix-feather': { name: 'Phoenix feather', column: 4, row: 0 },
      lotus: { name: 'Lotus', column: 0, row: 1 },
      'storm-cloud': { name: 'Storm cloud', column: 1, row: 1 },
      'temple-bell': { name: 'Temple bell', column: 2, row: 1 },
      'star-scroll': { name: 'Star scroll', column: 3, row: 1 },
    },
  },
  art: { face: '/games/dragon-scratch/face.svg', backdrop: '/games/dragon-scratch/backdrop.svg' },
  foil: {
    tones: ['#ffe9a6', '#dba63a', '#8f5a12'],
    line: 'rgb(84 42 6 / 0.55)',
    shine: 'rgb(255 248 214 / 0.5)',
    crumbs: ['#ffe08a', '#dba63a', '#a86b18'],
    rows: 4,
    pattern: 'scales',
  },
};
