import { lazy, Suspense, useRef } from 'react';
import type { CatalogGame, Category } from '#web/lib/games/game-catalog';
import { CategoryChips } from './category-chips';
import { beginsSearch, type GameFilter, isDefaultFilter, isNarrowed } from './game-filter';
import { GameGrid } from './game-grid';
import { GameTools } from './game-tools';
import { useFilter } from './use-game-filter';

// Most visitors do not search.
const FoundGames = lazy(async () => ({ default: (await import('./found-games')).FoundGames }));
const FoundCount = lazy(async () => ({ default: (await import('./found-games')).FoundCount }));

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
  const section = useRef<HTMLElement>(null);
  const search = { games, categories, filter };
  const layout = games.length > inOneRow ? 'leads' : games.length < inOneRow ? 'few' : undefined;
  const catalog = <GameGrid games={games} layout={layout} />;

  function changeByTools(changes: Partial<GameFilter>) {
    if (beginsSearch(filter, changes)) section.current?.scrollIntoView();
    change(changes);
  }

  return (
    <section ref={section} id="games" className="games page-width" aria-labelledby="games-title">
      <div className="flex flex-wrap gap-x-8 gap-y-4 items-end justify-between mbe-5">
        <h2 id="games-title" className="text-3xl">
          {filter.isFavorites ? 'Favorites' : title}
        </h2>
        <GameTools filter={filter} onChange={changeByTools} />
      </div>
      <CategoryChips
        categories={categories}
        isFavorites={filter.isFavorites}
        onFavorites={(isFavorites) => change({ isFavorites })}
      />
      <p className="sr-only" role="status">
        {isNarrowed(filter) && (
          <Suspense fallback={null}>
            <FoundCount {...search} />
          </Suspense>
        )}
      </p>
      {isDefaultFilter(filter) ? (
        catalog
      ) : (
        <Suspense fallback={catalog}>
          <FoundGames {...search} onClear={() => change({ words: '', isFavorites: false })} />
        </Suspense>
      )}
    </section>
  );
}
