/**
 * Strips of HK Slots, in order: a stop's symbol shows in the top row, the next two below it, and the first follows the last. No symbol
 * repeats within three stops, so a reel never shows one twice.
 */
// oxfmt-ignore
export const reels: readonly (readonly string[])[] = [
  [ // reel 1: 45 stops
    'teapot',        'queen',         'ace',           'king',          'dim-sum',       'jack',
    'queen',         'jade-pendant',  'ace',           'dragon',        'junk-boat',     'teapot',
    'peak-tram',     'king',          'queen',         'jack',          'ace',           'ferry-lantern',
    'teapot',        'dim-sum',       'ace',           'queen',         'jade-pendant',  'junk-boat',
    'teapot',        'queen',         'dim-sum',       'ace',           'jack',          'queen',
    'king',          'jade-pendant',  'peak-tram',     'junk-boat',     'ace',           'dragon',
    'teapot',        'ferry-lantern', 'ace',           'queen',         'dim-sum',       'king',
    'jack',          'peak-tram',     'jade-pendant',
  ],
  [ // reel 2: 44 stops
    'jack',          'king',          'queen',         'peak-tram',     'dim-sum',       'jade-pendant',
    'jack',          'king',          'ace',           'ferry-lantern', 'junk-boat',     'dim-sum',
    'queen',         'teapot',        'jack',          'peak-tram',     'jade-pendant',  'king',
    'dragon',        'ace',           'dim-sum',       'queen',         'jack',          'peak-tram',
    'king',          'dim-sum',       'teapot',        'jack',          'king',          'ferry-lantern',
    'ace',           'peak-tram',     'junk-boat',     'jack',          'jade-pendant',  'queen',
    'king',          'dim-sum',       'harbour-pearl', 'jack',          'king',          'dragon',
    'teapot',        'ace',
  ],
  [ // reel 3: 44 stops
    'teapot',        'ace',           'dim-sum',       'ferry-lantern', 'queen',         'king',
    'ace',           'harbour-pearl', 'jack',          'junk-boat',     'queen',         'ace',
    'jade-pendant',  'teapot',        'jack',          'king',          'dragon',        'dim-sum',
    'teapot',        'peak-tram',     'ace',           'junk-boat',     'ferry-lantern', 'queen',
    'jack',          'jade-pendant',  'teapot',        'ace',           'dim-sum',       'queen',
    'king',          'harbour-pearl', 'jade-pendant',  'dragon',        'peak-tram',     'teapot',
    'jack',          'queen',         'ace',           'junk-boat',     'jade-pendant',  'king',
    'jack',          'peak-tram',
  ],
  [ // reel 4: 47 stops
    'ace',           'teapot',        'dragon',        'queen',         'jack',          'peak-tram',
    'king',          'junk-boat',     'jade-pendant',  'teapot',        'harbour-pearl', 'king',
    'dim-sum',       'ace',           'jack',          'queen',         'teapot',        'peak-tram',
    'dragon',        'dim-sum',       'queen',         'king',          'ace',           'jack',
    'ferry-lantern', 'queen',         'dim-sum',       'junk-boat',     'jade-pendant',  'king',
    'ace',           'queen',         'teapot',        'peak-tram',     'king',          'harbour-pearl',
    'jack',          'jade-pendant',  'ferry-lantern', 'dim-sum',       'junk-boat',     'ace',
    'king',          'jack',          'queen',         'harbour-pearl', 'dim-sum',
  ],
  [ // reel 5: 47 stops
    'king',          'dragon',        'queen',         'jack',          'ace',           'teapot',
    'jade-pendant',  'queen',         'peak-tram',     'junk-boat',     'ferry-lantern', 'dim-sum',
    'king',          'teapot',        'jack',          'queen',         'peak-tram',     'ace',
    'jade-pendant',  'jack',          'dragon',        'dim-sum',       'ace',           'queen',
    'teapot',        'king',          'jade-pendant',  'jack',          'junk-boat',     'ace',
    'queen',         'peak-tram',     'king',          'dim-sum',       'teapot',        'jade-pendant',
    'jack',          'ace',           'peak-tram',     'king',          'dim-sum',       'jack',
    'queen',         'ferry-lantern', 'ace',           'teapot',        'junk-boat',
  ],
];
