import type { CatalogGame, Category } from '#web/lib/game-catalog';

/** Ways to put the games in order, by the word that stands in the address, and what each is called. */
export const sortings = {
  featured: 'Featured',
  name: 'Name A–Z',
  rtp: 'Highest RTP',
  volatility: 'Volatility',
  newest: 'Newest',
} as const;

export type Sorting = keyof typeof sortings;

/** What a visitor asks of the lobby. */
export interface GameFilter {
  readonly words: string;
  readonly sorting: Sorting;
}

/** Reads the wish from an address; an order that does not exist is the usual one. */
export function readFilter(search: URLSearchParams): GameFilter {
  const sorting = search.get('sort') ?? '';
  return {
    words: search.get('q') ?? '',
    sorting: Object.hasOwn(sortings, sorting) ? (sorting as Sorting) : 'featured',
  };
}

/** Writes a wish into an address and keeps what else stands there; what is usual is left out. */
export function writeFilter(search: URLSearchParams, { words, sorting }: GameFilter): URLSearchParams {
  const written = new URLSearchParams(search);
  written.delete('q');
  written.delete('sort');
  if (words.trim() !== '') written.set('q', words);
  if (sorting !== 'featured') written.set('sort', sorting);
  return written;
}

/**
 * Chooses the games of which every word of the wish begins some word, those of their categories among them, and puts them in
 * order; games that are alike in it stay in the order of the catalog.
 */
export function chooseGames(
  games: readonly CatalogGame[],
  categories: readonly Category[],
  { words, sorting }: GameFilter,
): CatalogGame[] {
  const wanted = wordsIn(words);
  const found = games.filter((game) => {
    const kinds = categories.filter(({ id }) => game.categories.includes(id)).map(({ name }) => name);
    const told = wordsIn([game.name, game.provider, game.blurb, game.volatility, ...kinds].join(' '));
    return wanted.every((word) => told.some((each) => each.startsWith(word)));
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

/** Letters and figures only, small and without accents: `Dim-Sum é` is `dim`, `sum` and `e`. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{Mn}/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
