/**
 * Strips of the free spins, in the format of the base spin's. They have three to five jade rings on each middle reel, and neither emperor
 * nor empress; the turtle and the crane are not close to the rings. So twenty best free spins together stay below 5,000 stakes.
 */
// oxfmt-ignore
export const freeReels: readonly (readonly string[])[] = [
  [ // reel 1: 37 stops
    'fan',           'gold-ingot',    'peach',         'lotus',         'coin-string',   'fan',
    'crane',         'gold-ingot',    'peach',         'bamboo',        'lotus',         'crane',
    'dragon-turtle', 'bamboo',        'fan',           'crane',         'bamboo',        'coin-string',
    'lotus',         'bamboo',        'koi-pond',      'peach',         'coin-string',   'dragon-turtle',
    'lotus',         'coin-string',   'crane',         'gold-ingot',    'fan',           'peach',
    'dragon-turtle', 'gold-ingot',    'peach',         'fan',           'lotus',         'coin-string',
    'bamboo',
  ],
  [ // reel 2: 40 stops
    'fan',           'peach',         'bamboo',        'gold-ingot',    'crane',         'fan',
    'lotus',         'coin-string',   'dragon-turtle', 'crane',         'peach',         'fan',
    'lotus',         'coin-string',   'dragon-turtle', 'bamboo',        'gold-ingot',    'lotus',
    'coin-string',   'crane',         'fan',           'bamboo',        'jade-ring',     'peach',
    'coin-string',   'bamboo',        'lotus',         'koi-pond',      'peach',         'lotus',
    'gold-ingot',    'fan',           'jade-ring',     'peach',         'coin-string',   'jade-ring',
    'gold-ingot',    'bamboo',        'crane',         'dragon-turtle',
  ],
  [ // reel 3: 41 stops
    'bamboo',        'lotus',         'jade-ring',     'coin-string',   'peach',         'jade-ring',
    'gold-ingot',    'coin-string',   'lotus',         'bamboo',        'crane',         'peach',
    'lotus',         'koi-pond',      'coin-string',   'fan',           'peach',         'dragon-turtle',
    'bamboo',        'gold-ingot',    'dragon-turtle', 'peach',         'lotus',         'coin-string',
    'fan',           'crane',         'dragon-turtle', 'fan',           'crane',         'gold-ingot',
    'fan',           'bamboo',        'jade-ring',     'fan',           'bamboo',        'crane',
    'lotus',         'peach',         'jade-ring',     'gold-ingot',    'coin-string',
  ],
  [ // reel 4: 42 stops
    'gold-ingot',    'fan',           'jade-ring',     'bamboo',        'coin-string',   'peach',
    'lotus',         'gold-ingot',    'coin-string',   'jade-ring',     'fan',           'bamboo',
    'jade-ring',     'peach',         'lotus',         'fan',           'dragon-turtle', 'gold-ingot',
    'crane',         'peach',         'bamboo',        'coin-string',   'gold-ingot',    'jade-ring',
    'lotus',         'fan',           'koi-pond',      'bamboo',        'peach',         'lotus',
    'crane',         'dragon-turtle', 'fan',           'coin-string',   'crane',         'bamboo',
    'peach',         'jade-ring',     'coin-string',   'lotus',         'dragon-turtle', 'crane',
  ],
  [ // reel 5: 37 stops
    'lotus',         'coin-string',   'dragon-turtle', 'fan',           'bamboo',        'coin-string',
    'lotus',         'peach',         'crane',         'fan',           'bamboo',        'coin-string',
    'dragon-turtle', 'fan',           'lotus',         'peach',         'crane',         'gold-ingot',
    'dragon-turtle', 'bamboo',        'gold-ingot',    'peach',         'fan',           'lotus',
    'gold-ingot',    'bamboo',        'crane',         'fan',           'coin-string',   'peach',
    'gold-ingot',    'crane',         'bamboo',        'lotus',         'coin-string',   'koi-pond',
    'peach',
  ],
];
