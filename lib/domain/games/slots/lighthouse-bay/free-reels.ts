/**
 * Strips of the free spins, in the format of the base spin's. They have three lighthouses on each middle reel and no signal flares, so free
 * spins award no further ones. They lack the marlin, and the outer reels have one compass each, so that twelve best free spins together
 * stay below 5,000 stakes.
 */
// oxfmt-ignore
export const freeReels: readonly (readonly string[])[] = [
  [ // reel 1: 35 stops
    'anchor',        'green-flag',    'blue-flag',     'lobster',       'yellow-flag',   'red-flag',
    'lobster',       'ship-wheel',    'yellow-flag',   'conch',         'red-flag',      'blue-flag',
    'green-flag',    'compass',       'conch',         'yellow-flag',   'anchor',        'ship-wheel',
    'red-flag',      'green-flag',    'anchor',        'lobster',       'yellow-flag',   'conch',
    'blue-flag',     'red-flag',      'green-flag',    'conch',         'red-flag',      'blue-flag',
    'ship-wheel',    'lobster',       'green-flag',    'yellow-flag',   'blue-flag',
  ],
  [ // reel 2: 39 stops
    'compass',       'conch',         'anchor',        'ship-wheel',    'red-flag',      'yellow-flag',
    'conch',         'lobster',       'red-flag',      'lighthouse',    'anchor',        'blue-flag',
    'green-flag',    'conch',         'lighthouse',    'lobster',       'red-flag',      'green-flag',
    'lobster',       'yellow-flag',   'red-flag',      'lobster',       'anchor',        'blue-flag',
    'ship-wheel',    'yellow-flag',   'green-flag',    'blue-flag',     'compass',       'green-flag',
    'yellow-flag',   'conch',         'red-flag',      'green-flag',    'ship-wheel',    'blue-flag',
    'yellow-flag',   'lighthouse',    'blue-flag',
  ],
  [ // reel 3: 39 stops
    'conch',         'ship-wheel',    'anchor',        'lighthouse',    'compass',       'yellow-flag',
    'blue-flag',     'lighthouse',    'conch',         'green-flag',    'blue-flag',     'lobster',
    'yellow-flag',   'blue-flag',     'red-flag',      'anchor',        'lighthouse',    'ship-wheel',
    'green-flag',    'red-flag',      'compass',       'blue-flag',     'ship-wheel',    'conch',
    'green-flag',    'anchor',        'lobster',       'red-flag',      'green-flag',    'yellow-flag',
    'red-flag',      'lobster',       'yellow-flag',   'conch',         'blue-flag',     'lobster',
    'red-flag',      'yellow-flag',   'green-flag',
  ],
  [ // reel 4: 39 stops
    'lighthouse',    'ship-wheel',    'green-flag',    'red-flag',      'anchor',        'lighthouse',
    'compass',       'red-flag',      'yellow-flag',   'blue-flag',     'green-flag',    'yellow-flag',
    'conch',         'ship-wheel',    'lobster',       'yellow-flag',   'red-flag',      'green-flag',
    'ship-wheel',    'conch',         'red-flag',      'lobster',       'lighthouse',    'conch',
    'blue-flag',     'lobster',       'red-flag',      'green-flag',    'anchor',        'blue-flag',
    'conch',         'lobster',       'yellow-flag',   'compass',       'blue-flag',     'green-flag',
    'yellow-flag',   'anchor',        'blue-flag',
  ],
  [ // reel 5: 35 stops
    'lobster',       'green-flag',    'ship-wheel',    'yellow-flag',   'lobster',       'anchor',
    'green-flag',    'red-flag',      'conch',         'blue-flag',     'lobster',       'yellow-flag',
    'conch',         'blue-flag',     'red-flag',      'yellow-flag',   'compass',       'conch',
    'yellow-flag',   'blue-flag',     'green-flag',    'red-flag',      'blue-flag',     'conch',
    'lobster',       'ship-wheel',    'green-flag',    'anchor',        'red-flag',      'yellow-flag',
    'green-flag',    'ship-wheel',    'blue-flag',     'anchor',        'red-flag',
  ],
];
