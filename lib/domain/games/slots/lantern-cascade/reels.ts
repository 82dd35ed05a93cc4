/**
 * Strips in order: a stop's symbol shows in the top row, the next two below it, and the first follows the last. Symbols fall in from the
 * stops before. No symbol repeats within four stops, so a reel shows one twice only after a tumble. Each reel has two or three frequent
 * lanterns, others than its neighbors, which limits the wins at the stops and leaves more of them to tumbles.
 */
// oxfmt-ignore
export const reels: readonly (readonly string[])[] = [
  [ // reel 1: 33 stops
    'lotus-lantern',   'jade-lantern',    'red-lantern',     'carp-lantern',    'violet-lantern',  'rabbit-lantern',
    'red-lantern',     'gold-lantern',    'dragon-lantern',  'phoenix-lantern', 'rabbit-lantern',  'lotus-lantern',
    'jade-lantern',    'red-lantern',     'star-lantern',    'violet-lantern',  'jade-lantern',    'phoenix-lantern',
    'rabbit-lantern',  'lotus-lantern',   'red-lantern',     'jade-lantern',    'carp-lantern',    'star-lantern',
    'red-lantern',     'jade-lantern',    'gold-lantern',    'star-lantern',    'temple-bell',     'lotus-lantern',
    'jade-lantern',    'red-lantern',     'violet-lantern',
  ],
  [ // reel 2: 33 stops
    'carp-lantern',    'gold-lantern',    'rabbit-lantern',  'jade-lantern',    'carp-lantern',    'violet-lantern',
    'gold-lantern',    'dragon-lantern',  'star-lantern',    'violet-lantern',  'harvest-moon',    'rabbit-lantern',
    'gold-lantern',    'violet-lantern',  'lotus-lantern',   'red-lantern',     'gold-lantern',    'violet-lantern',
    'rabbit-lantern',  'carp-lantern',    'phoenix-lantern', 'gold-lantern',    'star-lantern',    'violet-lantern',
    'jade-lantern',    'lotus-lantern',   'temple-bell',     'rabbit-lantern',  'star-lantern',    'gold-lantern',
    'violet-lantern',  'jade-lantern',    'red-lantern',
  ],
  [ // reel 3: 32 stops
    'red-lantern',     'violet-lantern',  'rabbit-lantern',  'star-lantern',    'red-lantern',     'violet-lantern',
    'phoenix-lantern', 'rabbit-lantern',  'gold-lantern',    'star-lantern',    'phoenix-lantern', 'carp-lantern',
    'gold-lantern',    'lotus-lantern',   'red-lantern',     'temple-bell',     'gold-lantern',    'jade-lantern',
    'star-lantern',    'red-lantern',     'lotus-lantern',   'jade-lantern',    'violet-lantern',  'red-lantern',
    'gold-lantern',    'harvest-moon',    'star-lantern',    'dragon-lantern',  'lotus-lantern',   'rabbit-lantern',
    'gold-lantern',    'carp-lantern',
  ],
  [ // reel 4: 34 stops
    'jade-lantern',    'gold-lantern',    'phoenix-lantern', 'lotus-lantern',   'red-lantern',     'violet-lantern',
    'star-lantern',    'jade-lantern',    'red-lantern',     'carp-lantern',    'violet-lantern',  'lotus-lantern',
    'rabbit-lantern',  'star-lantern',    'gold-lantern',    'jade-lantern',    'rabbit-lantern',  'temple-bell',
    'carp-lantern',    'star-lantern',    'red-lantern',     'harvest-moon',    'dragon-lantern',  'jade-lantern',
    'rabbit-lantern',  'carp-lantern',    'red-lantern',     'jade-lantern',    'phoenix-lantern', 'violet-lantern',
    'star-lantern',    'gold-lantern',    'lotus-lantern',   'dragon-lantern',
  ],
  [ // reel 5: 33 stops
    'violet-lantern',  'carp-lantern',    'star-lantern',    'red-lantern',     'rabbit-lantern',  'lotus-lantern',
    'carp-lantern',    'red-lantern',     'rabbit-lantern',  'star-lantern',    'gold-lantern',    'carp-lantern',
    'red-lantern',     'violet-lantern',  'jade-lantern',    'gold-lantern',    'lotus-lantern',   'phoenix-lantern',
    'red-lantern',     'jade-lantern',    'violet-lantern',  'lotus-lantern',   'phoenix-lantern', 'gold-lantern',
    'temple-bell',     'jade-lantern',    'dragon-lantern',  'star-lantern',    'violet-lantern',  'jade-lantern',
    'dragon-lantern',  'rabbit-lantern',  'gold-lantern',
  ],
];
