/**
 * Strips of the base spin, in order: a stop's symbol shows in the top row, the next two below it, and the first follows the last. No symbol
 * repeats within three stops, so a reel never shows one twice. Only the five low symbols are within two stops of a koi pond, so a spin that
 * awards free spins pays little itself.
 */
// oxfmt-ignore
export const reels: readonly (readonly string[])[] = [
  [ // reel 1: 48 stops
    'lotus',         'coin-string',   'peach',         'bamboo',        'gold-ingot',    'fan',
    'dragon-turtle', 'empress',       'crane',         'coin-string',   'bamboo',        'dragon-turtle',
    'fan',           'lotus',         'gold-ingot',    'coin-string',   'fan',           'bamboo',
    'coin-string',   'empress',       'fan',           'peach',         'lotus',         'crane',
    'gold-ingot',    'lotus',         'fan',           'peach',         'koi-pond',      'bamboo',
    'lotus',         'emperor',       'crane',         'dragon-turtle', 'empress',       'gold-ingot',
    'coin-string',   'peach',         'gold-ingot',    'bamboo',        'peach',         'koi-pond',
    'bamboo',        'coin-string',   'emperor',       'lotus',         'crane',         'dragon-turtle',
  ],
  [ // reel 2: 47 stops
    'peach',         'gold-ingot',    'crane',         'dragon-turtle', 'empress',       'peach',
    'fan',           'gold-ingot',    'dragon-turtle', 'fan',           'coin-string',   'jade-ring',
    'crane',         'emperor',       'bamboo',        'crane',         'dragon-turtle', 'empress',
    'gold-ingot',    'fan',           'coin-string',   'peach',         'empress',       'bamboo',
    'peach',         'gold-ingot',    'lotus',         'crane',         'dragon-turtle', 'emperor',
    'crane',         'empress',       'gold-ingot',    'lotus',         'fan',           'emperor',
    'crane',         'peach',         'coin-string',   'gold-ingot',    'bamboo',        'lotus',
    'koi-pond',      'peach',         'coin-string',   'koi-pond',      'fan',
  ],
  [ // reel 3: 44 stops
    'fan',           'lotus',         'bamboo',        'coin-string',   'fan',           'dragon-turtle',
    'lotus',         'bamboo',        'peach',         'jade-ring',     'gold-ingot',    'crane',
    'peach',         'empress',       'bamboo',        'gold-ingot',    'dragon-turtle', 'empress',
    'emperor',       'lotus',         'fan',           'gold-ingot',    'crane',         'lotus',
    'bamboo',        'dragon-turtle', 'fan',           'crane',         'gold-ingot',    'dragon-turtle',
    'coin-string',   'lotus',         'crane',         'coin-string',   'gold-ingot',    'dragon-turtle',
    'bamboo',        'fan',           'koi-pond',      'peach',         'lotus',         'crane',
    'empress',       'emperor',
  ],
  [ // reel 4: 45 stops
    'gold-ingot',    'lotus',         'emperor',       'bamboo',        'gold-ingot',    'dragon-turtle',
    'bamboo',        'peach',         'dragon-turtle', 'coin-string',   'empress',       'lotus',
    'crane',         'coin-string',   'lotus',         'fan',           'gold-ingot',    'crane',
    'empress',       'lotus',         'bamboo',        'coin-string',   'koi-pond',      'bamboo',
    'fan',           'peach',         'coin-string',   'fan',           'peach',         'crane',
    'empress',       'emperor',       'peach',         'lotus',         'crane',         'coin-string',
    'gold-ingot',    'fan',           'bamboo',        'dragon-turtle', 'peach',         'fan',
    'gold-ingot',    'dragon-turtle', 'jade-ring',
  ],
  [ // reel 5: 41 stops
    'dragon-turtle', 'peach',         'crane',         'coin-string',   'peach',         'lotus',
    'gold-ingot',    'bamboo',        'fan',           'gold-ingot',    'coin-string',   'crane',
    'lotus',         'empress',       'coin-string',   'fan',           'koi-pond',      'bamboo',
    'fan',           'emperor',       'lotus',         'dragon-turtle', 'fan',           'gold-ingot',
    'dragon-turtle', 'coin-string',   'bamboo',        'emperor',       'coin-string',   'crane',
    'peach',         'fan',           'gold-ingot',    'peach',         'bamboo',        'lotus',
    'empress',       'peach',         'bamboo',        'crane',         'lotus',
  ],
];
