import { lazy, Suspense, useState } from 'react';
import { useFavoriteGames } from '#web/lib/favorite-games';
import type { CatalogGame } from '#web/lib/game-catalog';
import { usePlayedGames } from '#web/lib/played-games';
import { useIsTakenOver } from './taken-over';

const YourGames = lazy(() => import('./your-games'));

/** The player's own games. The code does not load if there are none when the page opens. */
export function PersonalGames({ games }: { games: readonly CatalogGame[] }) {
  return useIsTakenOver() && <Section games={games} />;
}

function Section({ games }: { games: readonly CatalogGame[] }) {
  const ids = [...useFavoriteGames(), ...usePlayedGames()];
  const [hadSome] = useState(ids.length > 0);
  return (
    hadSome && (
      <Suspense fallback={null}>
        <YourGames games={games} />
      </Suspense>
    )
  );
}
