/**
 * Strips of the base spin, in order: a stop's symbol shows in the top row, the next two below it, and the first follows the last. Each reel
 * has a stack of three pearls and a single one; no other symbol repeats within three stops. Neither divers nor treasure chests are within
 * two stops of a pearl.
 */
// oxfmt-ignore
export const reels: readonly (readonly string[])[] = [
  [ // reel 1: 42 stops
    'amber-bead',     'jade-bead',      'octopus',        'treasure-chest', 'seahorse',       'amber-bead',
    'lapis-bead',     'sea-turtle',     'crab',           'coral-bead',     'pearl',          'pearl',
    'pearl',          'starfish',       'lapis-bead',     'octopus',        'starfish',       'treasure-chest',
    'coral-bead',     'jade-bead',      'seahorse',       'crab',           'coral-bead',     'seahorse',
    'lapis-bead',     'starfish',       'jade-bead',      'amber-bead',     'coral-bead',     'jade-bead',
    'amber-bead',     'coral-bead',     'pearl',          'sea-turtle',     'lapis-bead',     'starfish',
    'crab',           'jade-bead',      'coral-bead',     'amber-bead',     'lapis-bead',     'crab',
  ],
  [ // reel 2: 42 stops
    'coral-bead',     'diver',          'amber-bead',     'octopus',        'pearl',          'pearl',
    'pearl',          'lapis-bead',     'seahorse',       'coral-bead',     'starfish',       'amber-bead',
    'jade-bead',      'treasure-chest', 'crab',           'lapis-bead',     'jade-bead',      'crab',
    'seahorse',       'amber-bead',     'jade-bead',      'starfish',       'amber-bead',     'treasure-chest',
    'coral-bead',     'lapis-bead',     'pearl',          'jade-bead',      'starfish',       'octopus',
    'coral-bead',     'seahorse',       'sea-turtle',     'amber-bead',     'lapis-bead',     'starfish',
    'coral-bead',     'jade-bead',      'octopus',        'crab',           'lapis-bead',     'sea-turtle',
  ],
  [ // reel 3: 44 stops
    'jade-bead',      'crab',           'seahorse',       'amber-bead',     'crab',           'lapis-bead',
    'starfish',       'amber-bead',     'jade-bead',      'lapis-bead',     'coral-bead',     'amber-bead',
    'pearl',          'pearl',          'pearl',          'sea-turtle',     'lapis-bead',     'starfish',
    'treasure-chest', 'jade-bead',      'seahorse',       'octopus',        'lapis-bead',     'starfish',
    'treasure-chest', 'coral-bead',     'crab',           'sea-turtle',     'octopus',        'crab',
    'coral-bead',     'diver',          'amber-bead',     'jade-bead',      'coral-bead',     'pearl',
    'octopus',        'amber-bead',     'diver',          'starfish',       'lapis-bead',     'jade-bead',
    'coral-bead',     'seahorse',
  ],
  [ // reel 4: 43 stops
    'amber-bead',     'crab',           'seahorse',       'jade-bead',      'crab',           'lapis-bead',
    'sea-turtle',     'pearl',          'pearl',          'pearl',          'octopus',        'starfish',
    'lapis-bead',     'coral-bead',     'octopus',        'jade-bead',      'lapis-bead',     'coral-bead',
    'amber-bead',     'jade-bead',      'starfish',       'treasure-chest', 'sea-turtle',     'jade-bead',
    'seahorse',       'octopus',        'amber-bead',     'starfish',       'lapis-bead',     'pearl',
    'crab',           'coral-bead',     'amber-bead',     'treasure-chest', 'starfish',       'seahorse',
    'diver',          'lapis-bead',     'coral-bead',     'amber-bead',     'lapis-bead',     'jade-bead',
    'coral-bead',
  ],
  [ // reel 5: 43 stops
    'crab',           'seahorse',       'coral-bead',     'lapis-bead',     'jade-bead',      'pearl',
    'pearl',          'pearl',          'starfish',       'lapis-bead',     'seahorse',       'coral-bead',
    'jade-bead',      'amber-bead',     'lapis-bead',     'octopus',        'coral-bead',     'crab',
    'octopus',        'amber-bead',     'coral-bead',     'sea-turtle',     'starfish',       'coral-bead',
    'treasure-chest', 'starfish',       'amber-bead',     'jade-bead',      'treasure-chest', 'crab',
    'lapis-bead',     'pearl',          'coral-bead',     'seahorse',       'sea-turtle',     'jade-bead',
    'crab',           'lapis-bead',     'amber-bead',     'jade-bead',      'octopus',        'starfish',
    'amber-bead',
  ],
];
