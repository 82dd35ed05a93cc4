import { lazy, Suspense, useState } from 'react';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { usePlayedGames } from '#web/lib/storage/played-games';
import { useFavoriteGames } from '#web/lib/storage/saved-lists';
import { useIsTakenOver } from './taken-over';

const YourGames = lazy(() => import('./your-games'));

/** Reserves the height of the rows that `before-paint.js` has counted. */
const place = <div className="game-rows-place" />;

/** The player's own games. The code does not load if there are none when the page opens. */
export function PersonalGames({ games }: { games: readonly CatalogGame[] }) {
  return useIsTakenOver() ? <Section games={games} /> : place;
}

function Section({ games }: { games: readonly CatalogGame[] }) {
  const ids = [...useFavoriteGames(), ...usePlayedGames()];
  const [hadSome] = useState(ids.length > 0);
  return (
    hadSome && (
      <Suspense fallback={place}>
        <YourGames games={games} />
      </Suspense>
    )
  );
}
