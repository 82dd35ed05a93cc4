/** Orders of the games by their value in the address, with labels. */
export const sortings = {
  featured: 'Featured',
  name: 'Name A–Z',
  rtp: 'Highest RTP',
  volatility: 'Volatility',
  newest: 'Newest',
} as const;

export type Sorting = keyof typeof sortings;

/** Search, favorites and order of the lobby. */
export interface GameFilter {
  readonly words: string;
  /** Whether only favorites are shown. */
  readonly isFavorites: boolean;
  readonly sorting: Sorting;
}

/** Reads the filter from an address; an unknown order falls back to the default. */
export function readFilter(search: URLSearchParams): GameFilter {
  const sorting = search.get('sort') ?? '';
  return {
    words: search.get('q') ?? '',
    isFavorites: search.get('show') === 'favorites',
    sorting: Object.hasOwn(sortings, sorting) ? (sorting as Sorting) : 'featured',
  };
}

/** Writes the filter into an address and keeps other parameters; defaults are omitted. */
export function writeFilter(
  search: URLSearchParams,
  { words, isFavorites, sorting }: GameFilter,
): URLSearchParams {
  const written = new URLSearchParams(search);
  written.delete('q');
  written.delete('show');
  written.delete('sort');
  if (words.trim() !== '') written.set('q', words);
  if (isFavorites) written.set('show', 'favorites');
  if (sorting !== 'featured') written.set('sort', sorting);
  return written;
}

/** Whether the filter hides games. */
export function isNarrowed({ words, isFavorites }: GameFilter): boolean {
  return words.trim() !== '' || isFavorites;
}

/** Whether changes begin a search: its results are below the field, which may be at the lower edge of the screen. */
export function beginsSearch(before: GameFilter, { words = '' }: Partial<GameFilter>): boolean {
  return before.words.trim() === '' && words.trim() !== '';
}

/** Whether the filter shows all games in the order of the catalog. */
export function isDefaultFilter(filter: GameFilter): boolean {
  return !isNarrowed(filter) && filter.sorting === 'featured';
}
