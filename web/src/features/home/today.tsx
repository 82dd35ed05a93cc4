import { lazy, Suspense } from 'react';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { useStoredSession } from '#web/lib/session/stored-session';

const TodayTileList = lazy(() => import('./today-tile-list'));

/** The top of the lobby for players. Prerendered HTML reserves its place, which styles hide from strangers. */
export function Today({ games }: { games: readonly CatalogGame[] }) {
  return (
    <section className="today page-width for-players" aria-labelledby="today-title">
      {useStoredSession() === true && (
        <>
          <h1 id="today-title" className="text-xl max-md:sr-only">
            Welcome back
          </h1>
          <Suspense fallback={null}>
            <TodayTileList games={games} />
          </Suspense>
        </>
      )}
    </section>
  );
}
