/**
 * Strips of the base spin, in order: a stop's symbol shows in the top row, the next two below it, and the first follows the last. No symbol
 * repeats within three stops, so a reel never shows one twice. Only flags are within two stops of a signal flare, so no lighthouse covers
 * a flare, and a spin that awards free spins pays little itself.
 */
// oxfmt-ignore
export const reels: readonly (readonly string[])[] = [
  [ // reel 1: 46 stops
    'yellow-flag',   'green-flag',    'anchor',        'red-flag',      'yellow-flag',   'green-flag',
    'signal-flare',  'blue-flag',     'green-flag',    'lobster',       'conch',         'green-flag',
    'red-flag',      'anchor',        'compass',       'conch',         'red-flag',      'anchor',
    'ship-wheel',    'green-flag',    'blue-flag',     'lobster',       'yellow-flag',   'conch',
    'blue-flag',     'lobster',       'red-flag',      'compass',       'yellow-flag',   'marlin',
    'red-flag',      'blue-flag',     'conch',         'ship-wheel',    'yellow-flag',   'blue-flag',
    'signal-flare',  'yellow-flag',   'blue-flag',     'lobster',       'marlin',        'green-flag',
    'ship-wheel',    'conch',         'red-flag',      'anchor',
  ],
  [ // reel 2: 46 stops
    'green-flag',    'anchor',        'blue-flag',     'lobster',       'ship-wheel',    'conch',
    'yellow-flag',   'green-flag',    'compass',       'conch',         'red-flag',      'lobster',
    'green-flag',    'conch',         'lighthouse',    'anchor',        'blue-flag',     'compass',
    'red-flag',      'blue-flag',     'conch',         'ship-wheel',    'red-flag',      'yellow-flag',
    'blue-flag',     'signal-flare',  'green-flag',    'yellow-flag',   'red-flag',      'signal-flare',
    'blue-flag',     'yellow-flag',   'lobster',       'ship-wheel',    'red-flag',      'yellow-flag',
    'blue-flag',     'marlin',        'yellow-flag',   'red-flag',      'lobster',       'anchor',
    'green-flag',    'marlin',        'anchor',        'compass',
  ],
  [ // reel 3: 47 stops
    'green-flag',    'lobster',       'conch',         'red-flag',      'anchor',        'ship-wheel',
    'compass',       'lobster',       'red-flag',      'marlin',        'green-flag',    'conch',
    'blue-flag',     'green-flag',    'conch',         'yellow-flag',   'blue-flag',     'green-flag',
    'signal-flare',  'yellow-flag',   'red-flag',      'blue-flag',     'conch',         'ship-wheel',
    'compass',       'green-flag',    'red-flag',      'anchor',        'blue-flag',     'green-flag',
    'lobster',       'red-flag',      'yellow-flag',   'blue-flag',     'signal-flare',  'yellow-flag',
    'blue-flag',     'ship-wheel',    'anchor',        'red-flag',      'yellow-flag',   'lobster',
    'marlin',        'compass',       'lighthouse',    'anchor',        'yellow-flag',
  ],
  [ // reel 4: 46 stops
    'blue-flag',     'green-flag',    'conch',         'compass',       'anchor',        'red-flag',
    'yellow-flag',   'signal-flare',  'red-flag',      'yellow-flag',   'conch',         'blue-flag',
    'lobster',       'ship-wheel',    'blue-flag',     'yellow-flag',   'anchor',        'red-flag',
    'green-flag',    'conch',         'yellow-flag',   'compass',       'lighthouse',    'green-flag',
    'conch',         'marlin',        'compass',       'red-flag',      'ship-wheel',    'anchor',
    'green-flag',    'blue-flag',     'lobster',       'red-flag',      'ship-wheel',    'yellow-flag',
    'lobster',       'blue-flag',     'marlin',        'anchor',        'red-flag',      'green-flag',
    'lobster',       'blue-flag',     'green-flag',    'yellow-flag',
  ],
  [ // reel 5: 46 stops
    'lobster',       'compass',       'yellow-flag',   'conch',         'lobster',       'ship-wheel',
    'red-flag',      'yellow-flag',   'green-flag',    'blue-flag',     'marlin',        'yellow-flag',
    'anchor',        'red-flag',      'compass',       'lobster',       'conch',         'green-flag',
    'anchor',        'red-flag',      'yellow-flag',   'anchor',        'marlin',        'compass',
    'conch',         'blue-flag',     'green-flag',    'anchor',        'lobster',       'blue-flag',
    'green-flag',    'signal-flare',  'red-flag',      'blue-flag',     'ship-wheel',    'green-flag',
    'blue-flag',     'ship-wheel',    'green-flag',    'conch',         'red-flag',      'yellow-flag',
    'blue-flag',     'conch',         'red-flag',      'yellow-flag',
  ],
];
