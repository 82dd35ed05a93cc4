import { lazy, Suspense, useState } from 'react';
import type { CatalogueGame } from '#web/lib/catalogue';
import { useFavouriteGames } from '#web/lib/favourite-games';
import { usePlayedGames } from '#web/lib/played-games';
import { useIsTakenOver } from './taken-over';

const YourGames = lazy(() => import('./your-games'));

/** Room for a player's own games. Whoever has none when the page opens never loads them. */
export function YourShelf({ games }: { games: readonly CatalogueGame[] }) {
  return useIsTakenOver() && <Shelf games={games} />;
}

function Shelf({ games }: { games: readonly CatalogueGame[] }) {
  const ids = [...useFavouriteGames(), ...usePlayedGames()];
  const [hadSome] = useState(ids.length > 0);
  return (
    hadSome && (
      <Suspense fallback={null}>
        <YourGames games={games} />
      </Suspense>
    )
  );
}
