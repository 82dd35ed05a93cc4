/**
 * Strips in order: a stop's symbol shows in the top row, the next two below it, and the first follows the last. No symbol repeats within
 * three stops, so a reel never shows one twice, and never a tiger with a star sign.
 */
// oxfmt-ignore
export const reels: readonly (readonly string[])[] = [
  [ // reel 1: 35 stops
    'double-bar',  'cherry',      'triple-bar',  'plum',        'bell',        'cherry',
    'double-bar',  'plum',        'lucky-seven', 'bell',        'plum',        'single-bar',
    'triple-bar',  'cherry',      'single-bar',  'plum',        'bell',        'double-bar',
    'single-bar',  'cherry',      'plum',        'lucky-seven', 'cherry',      'neon-tiger',
    'bell',        'single-bar',  'neon-tiger',  'cherry',      'double-bar',  'triple-bar',
    'star-sign',   'single-bar',  'plum',        'bell',        'star-sign',
  ],
  [ // reel 2: 36 stops
    'triple-bar',  'bell',        'single-bar',  'plum',        'double-bar',  'bell',
    'cherry',      'single-bar',  'triple-bar',  'plum',        'single-bar',  'bell',
    'cherry',      'single-bar',  'bell',        'plum',        'cherry',      'double-bar',
    'star-sign',   'cherry',      'bell',        'single-bar',  'plum',        'double-bar',
    'cherry',      'plum',        'neon-tiger',  'double-bar',  'lucky-seven', 'bell',
    'triple-bar',  'cherry',      'plum',        'triple-bar',  'lucky-seven', 'neon-tiger',
  ],
  [ // reel 3: 35 stops
    'double-bar',  'triple-bar',  'single-bar',  'bell',        'plum',        'cherry',
    'lucky-seven', 'plum',        'cherry',      'bell',        'double-bar',  'cherry',
    'single-bar',  'plum',        'cherry',      'double-bar',  'triple-bar',  'cherry',
    'plum',        'neon-tiger',  'single-bar',  'bell',        'plum',        'lucky-seven',
    'double-bar',  'bell',        'single-bar',  'star-sign',   'cherry',      'triple-bar',
    'neon-tiger',  'plum',        'bell',        'single-bar',  'star-sign',
  ],
];
