import type { CatalogGame, Category } from '#web/lib/games/game-catalog';
import { useFavoriteGames } from '#web/lib/storage/saved-lists';
import { chooseGames } from './choose-games';
import type { GameFilter } from './game-filter';
import { GameGrid } from './game-grid';
import { NothingFound } from './nothing-found';

interface Search {
  readonly games: readonly CatalogGame[];
  readonly categories: readonly Category[];
  readonly filter: GameFilter;
}

/** The games that match the filter, in its order, or an empty state. */
export function FoundGames({ onClear, ...search }: Search & { onClear: () => void }) {
  const found = useFoundGames(search);
  return found.length > 0 ? (
    <GameGrid games={found} />
  ) : (
    <NothingFound filter={search.filter} onClear={onClear} />
  );
}

/** How many games match the filter, for screen readers. */
export function FoundCount(search: Search) {
  return `${useFoundGames(search).length} of ${search.games.length} games`;
}

function useFoundGames({ games, categories, filter }: Search): CatalogGame[] {
  return chooseGames(games, categories, filter, useFavoriteGames());
}
