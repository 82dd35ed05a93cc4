/**
 * Strips, in order: a stop's symbol shows in the top row, the next four below it, and the first follows the last. Stacks of two to four
 * symbols meet on neighboring reels; every strip leaves out some symbols, so that small clusters stay rare.
 */
// oxfmt-ignore
export const reels: readonly (readonly string[])[] = [
  [ // reel 1: 16 stops
    'moon-gate',   'golden-koi',  'golden-koi',  'red-koi',
    'red-koi',     'bamboo',      'bamboo',      'bamboo',
    'bamboo',      'maple-leaf',  'maple-leaf',  'maple-leaf',
    'bamboo',      'frog',        'dragonfly',   'bamboo',
  ],
  [ // reel 2: 16 stops
    'water-lily',  'golden-koi',  'crane',       'crane',
    'crane',       'ginkgo-leaf', 'dragonfly',   'dragonfly',
    'dragonfly',   'crane',       'crane',       'frog',
    'frog',        'frog',        'bamboo',      'red-koi',
  ],
  [ // reel 3: 16 stops
    'golden-koi',  'golden-koi',  'ginkgo-leaf', 'ginkgo-leaf',
    'red-koi',     'water-lily',  'bamboo',      'maple-leaf',
    'bamboo',      'bamboo',      'moon-gate',   'bamboo',
    'bamboo',      'maple-leaf',  'maple-leaf',  'maple-leaf',
  ],
  [ // reel 4: 16 stops
    'crane',       'water-lily',  'crane',       'maple-leaf',
    'dragonfly',   'frog',        'dragonfly',   'dragonfly',
    'dragonfly',   'frog',        'frog',        'frog',
    'red-koi',     'frog',        'ginkgo-leaf', 'ginkgo-leaf',
  ],
  [ // reel 5: 16 stops
    'ginkgo-leaf', 'dragonfly',   'moon-gate',   'bamboo',
    'golden-koi',  'golden-koi',  'maple-leaf',  'red-koi',
    'maple-leaf',  'maple-leaf',  'maple-leaf',  'bamboo',
    'bamboo',      'ginkgo-leaf', 'ginkgo-leaf', 'water-lily',
  ],
  [ // reel 6: 16 stops
    'crane',       'crane',       'crane',       'golden-koi',
    'golden-koi',  'dragonfly',   'dragonfly',   'frog',
    'frog',        'frog',        'crane',       'red-koi',
    'red-koi',     'red-koi',     'frog',        'frog',
  ],
];
