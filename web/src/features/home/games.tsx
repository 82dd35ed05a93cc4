import { lazy, Suspense } from 'react';
import type { CatalogGame, Category } from '#web/lib/games/game-catalog';
import { useFavoriteGames } from '#web/lib/storage/saved-lists';
import { CategoryChips } from './category-chips';
import { chooseGames } from './choose-games';
import { GameGrid } from './game-grid';
import { GameTools } from './game-tools';
import { useFilter } from './use-game-filter';

const NothingFound = lazy(() => import('./nothing-found'));

/** Number of games in one row; more games also fill the rows beside the large first one. */
const inOneRow = 4;

/** The games of the lobby or of a category, with search and order. */
export function Games({
  title,
  games,
  categories,
}: {
  title: string;
  games: readonly CatalogGame[];
  categories: readonly Category[];
}) {
  const [filter, change] = useFilter();
  const found = chooseGames(games, categories, filter, useFavoriteGames());
  const isDefaultView = found.length === games.length && filter.sorting === 'featured';
  const layout = games.length > inOneRow ? 'leads' : games.length < inOneRow ? 'few' : undefined;
  return (
    <section id="games" className="games page-width" aria-labelledby="games-title">
      <div className="games-head">
        <h2 id="games-title" className="section-title">
          {title}
        </h2>
        <GameTools filter={filter} onChange={change} />
      </div>
      <CategoryChips
        categories={categories}
        isFavorites={filter.isFavorites}
        onFavorites={(isFavorites) => change({ isFavorites })}
      />
      <p className="sr-only" role="status">
        {(filter.words.trim() !== '' || filter.isFavorites) && `${found.length} of ${games.length} games`}
      </p>
      {found.length > 0 ? (
        <GameGrid games={found} layout={isDefaultView ? layout : undefined} />
      ) : (
        <Suspense fallback={null}>
          <NothingFound filter={filter} onClear={() => change({ words: '', isFavorites: false })} />
        </Suspense>
      )}
    </section>
  );
}
