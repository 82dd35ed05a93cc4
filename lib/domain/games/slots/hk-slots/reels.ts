/**
 * Strips of the base spin, in order: a stop's symbol shows in the top row, the next two below it, and the first follows the last. No symbol
 * repeats within three stops, so a reel never shows one twice. Only aces, kings, queens and jacks are within two stops of a lantern, so a
 * spin that awards free spins pays little itself.
 */
// oxfmt-ignore
export const reels: readonly (readonly string[])[] = [
  [ // reel 1: 46 stops
    'ace',           'queen',         'junk-boat',     'jack',          'queen',         'ace',
    'dim-sum',       'teapot',        'king',          'jack',          'ferry-lantern', 'queen',
    'jack',          'teapot',        'king',          'dim-sum',       'jack',          'dragon',
    'teapot',        'queen',         'dim-sum',       'ace',           'junk-boat',     'king',
    'teapot',        'dim-sum',       'jack',          'ace',           'ferry-lantern', 'king',
    'queen',         'peak-tram',     'king',          'jade-pendant',  'ace',           'teapot',
    'jack',          'queen',         'ace',           'junk-boat',     'queen',         'teapot',
    'jack',          'ace',           'teapot',        'jade-pendant',
  ],
  [ // reel 2: 45 stops
    'peak-tram',     'king',          'jade-pendant',  'peak-tram',     'jack',          'queen',
    'jade-pendant',  'peak-tram',     'dim-sum',       'king',          'jack',          'dim-sum',
    'teapot',        'queen',         'peak-tram',     'jack',          'ace',           'harbour-pearl',
    'king',          'dragon',        'teapot',        'ace',           'king',          'ferry-lantern',
    'queen',         'jack',          'ferry-lantern', 'ace',           'jack',          'queen',
    'king',          'jack',          'teapot',        'dim-sum',       'king',          'dragon',
    'peak-tram',     'jack',          'jade-pendant',  'dim-sum',       'junk-boat',     'jade-pendant',
    'queen',         'king',          'dim-sum',
  ],
  [ // reel 3: 47 stops
    'ferry-lantern', 'ace',           'queen',         'jade-pendant',  'peak-tram',     'ace',
    'junk-boat',     'jack',          'queen',         'teapot',        'king',          'jack',
    'ferry-lantern', 'queen',         'jack',          'king',          'peak-tram',     'queen',
    'harbour-pearl', 'jade-pendant',  'teapot',        'dragon',        'jade-pendant',  'king',
    'jack',          'jade-pendant',  'ace',           'jack',          'teapot',        'jade-pendant',
    'dim-sum',       'ace',           'dragon',        'harbour-pearl', 'ace',           'dim-sum',
    'jack',          'ace',           'teapot',        'junk-boat',     'queen',         'ace',
    'king',          'teapot',        'peak-tram',     'jack',          'queen',
  ],
  [ // reel 4: 46 stops
    'ace',           'king',          'dim-sum',       'jade-pendant',  'queen',         'dim-sum',
    'king',          'teapot',        'jack',          'harbour-pearl', 'teapot',        'dim-sum',
    'ace',           'jack',          'jade-pendant',  'peak-tram',     'ace',           'harbour-pearl',
    'jack',          'ace',           'queen',         'junk-boat',     'dim-sum',       'dragon',
    'queen',         'king',          'teapot',        'dim-sum',       'junk-boat',     'king',
    'dim-sum',       'jade-pendant',  'queen',         'jack',          'peak-tram',     'king',
    'ace',           'ferry-lantern', 'queen',         'king',          'peak-tram',     'jack',
    'teapot',        'harbour-pearl', 'junk-boat',     'queen',
  ],
  [ // reel 5: 46 stops
    'king',          'ace',           'teapot',        'peak-tram',     'jade-pendant',  'queen',
    'ace',           'dragon',        'king',          'ace',           'peak-tram',     'junk-boat',
    'jade-pendant',  'queen',         'teapot',        'dim-sum',       'peak-tram',     'queen',
    'teapot',        'king',          'dim-sum',       'ace',           'queen',         'ferry-lantern',
    'jack',          'king',          'dim-sum',       'ace',           'jade-pendant',  'king',
    'jack',          'junk-boat',     'dim-sum',       'queen',         'junk-boat',     'ace',
    'jade-pendant',  'teapot',        'peak-tram',     'queen',         'dragon',        'jack',
    'queen',         'peak-tram',     'teapot',        'jack',
  ],
];
