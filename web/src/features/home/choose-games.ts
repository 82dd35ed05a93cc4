import type { CatalogGame, Category } from '#web/lib/game-catalog';

/** Orders of the games by their value in the address, with labels. */
export const sortings = {
  featured: 'Featured',
  name: 'Name A–Z',
  rtp: 'Highest RTP',
  volatility: 'Volatility',
  newest: 'Newest',
} as const;

export type Sorting = keyof typeof sortings;

/** Search and order of the lobby. */
export interface GameFilter {
  readonly words: string;
  readonly sorting: Sorting;
}

/** Reads the filter from an address; an unknown order falls back to the default. */
export function readFilter(search: URLSearchParams): GameFilter {
  const sorting = search.get('sort') ?? '';
  return {
    words: search.get('q') ?? '',
    sorting: Object.hasOwn(sortings, sorting) ? (sorting as Sorting) : 'featured',
  };
}

/** Writes the filter into an address and keeps other parameters; defaults are omitted. */
export function writeFilter(search: URLSearchParams, { words, sorting }: GameFilter): URLSearchParams {
  const written = new URLSearchParams(search);
  written.delete('q');
  written.delete('sort');
  if (words.trim() !== '') written.set('q', words);
  if (sorting !== 'featured') written.set('sort', sorting);
  return written;
}

/**
 * Returns games where every search word is the prefix of a word in the game or its categories. Games that are equal in the order keep
 * the order of the catalog.
 */
export function chooseGames(
  games: readonly CatalogGame[],
  categories: readonly Category[],
  { words, sorting }: GameFilter,
): CatalogGame[] {
  const wanted = wordsIn(words);
  const found = games.filter((game) => {
    const kinds = categories.filter(({ id }) => game.categories.includes(id)).map(({ name }) => name);
    const searchWords = wordsIn([game.name, game.provider, game.blurb, game.volatility, ...kinds].join(' '));
    return wanted.every((word) => searchWords.some((each) => each.startsWith(word)));
  });
  return found.sort(orders[sorting]);
}

type Order = (left: CatalogGame, right: CatalogGame) => number;

const orders: Record<Sorting, Order> = {
  featured: () => 0,
  name: (left, right) => left.name.localeCompare(right.name, 'en'),
  rtp: (left, right) => right.rtpBasisPoints - left.rtpBasisPoints,
  volatility: (left, right) => left.standardDeviation - right.standardDeviation,
  newest: (left, right) => right.openedOn.localeCompare(left.openedOn),
};

/** Splits a text into lowercase words without accents: `Dim-Sum é` is `dim`, `sum` and `e`. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{Mn}/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
