import { useState } from 'react';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { usePlayedGames } from '#web/lib/storage/played-games';
import { useFavoriteGames } from '#web/lib/storage/saved-lists';
import { GameRow } from './game-row';

/** The player's favorites, and the games that the player played last. Each row scrolls by itself. */
export default function YourGames({ games }: { games: readonly CatalogGame[] }) {
  return (
    <div className="game-rows page-width">
      <Row title="Your favorites" games={named(useFavoriteGames(), games)} />
      <Row title="Recently played" games={named(usePlayedGames(), games)} />
    </div>
  );
}

/** Returns games in the order of the ids; ids that the catalog no longer has are omitted. */
function named(ids: readonly string[], games: readonly CatalogGame[]): CatalogGame[] {
  return ids.flatMap((id) => games.find((game) => game.id === id) ?? []);
}

/** A row that is empty when the page opens stays hidden, so that the page does not shift under a finger. */
function Row({ title, games }: { title: string; games: readonly CatalogGame[] }) {
  const [wasThere] = useState(games.length > 0);
  if (!wasThere || games.length === 0) return null;
  return <GameRow title={title} games={games} />;
}
