/**
 * Strips of the free spins, in the format of the base spin's. They lack the dragon and the junk boat, and the last reel lacks the peak
 * tram, so that thirty best free spins together stay below 5,000 stakes.
 */
// oxfmt-ignore
export const freeReels: readonly (readonly string[])[] = [
  [ // reel 1: 33 stops
    'ferry-lantern', 'dim-sum',       'teapot',        'ace',           'king',          'queen',
    'jack',          'ace',           'teapot',        'ferry-lantern', 'jack',          'dim-sum',
    'ace',           'teapot',        'jack',          'queen',         'ace',           'jade-pendant',
    'king',          'dim-sum',       'jack',          'king',          'teapot',        'peak-tram',
    'king',          'queen',         'teapot',        'jack',          'queen',         'jade-pendant',
    'king',          'dim-sum',       'ace',
  ],
  [ // reel 2: 33 stops
    'dim-sum',       'king',          'queen',         'harbour-pearl', 'ace',           'king',
    'jack',          'jade-pendant',  'ace',           'dim-sum',       'king',          'teapot',
    'queen',         'jack',          'king',          'queen',         'dim-sum',       'teapot',
    'queen',         'harbour-pearl', 'ace',           'jade-pendant',  'queen',         'ferry-lantern',
    'ace',           'jade-pendant',  'teapot',        'king',          'jack',          'dim-sum',
    'queen',         'teapot',        'peak-tram',
  ],
  [ // reel 3: 35 stops
    'ace',           'jack',          'queen',         'peak-tram',     'jack',          'king',
    'queen',         'ferry-lantern', 'jade-pendant',  'king',          'teapot',        'ace',
    'king',          'teapot',        'dim-sum',       'ace',           'jade-pendant',  'harbour-pearl',
    'queen',         'jack',          'king',          'dim-sum',       'queen',         'teapot',
    'jack',          'ace',           'queen',         'king',          'ace',           'dim-sum',
    'teapot',        'jade-pendant',  'jack',          'harbour-pearl', 'ferry-lantern',
  ],
  [ // reel 4: 34 stops
    'jack',          'harbour-pearl', 'dim-sum',       'ace',           'peak-tram',     'queen',
    'jack',          'teapot',        'ace',           'king',          'queen',         'teapot',
    'ace',           'jack',          'jade-pendant',  'king',          'teapot',        'jack',
    'queen',         'dim-sum',       'ferry-lantern', 'queen',         'jade-pendant',  'king',
    'jack',          'dim-sum',       'ace',           'king',          'queen',         'jack',
    'king',          'dim-sum',       'harbour-pearl', 'king',
  ],
  [ // reel 5: 30 stops
    'king',          'dim-sum',       'jack',          'king',          'ace',           'ferry-lantern',
    'teapot',        'king',          'ace',           'queen',         'jack',          'teapot',
    'queen',         'jack',          'ace',           'dim-sum',       'queen',         'king',
    'jack',          'queen',         'ace',           'king',          'teapot',        'queen',
    'king',          'jack',          'ferry-lantern', 'teapot',        'queen',         'ace',
  ],
];
