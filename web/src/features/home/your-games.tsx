import { useState } from 'react';
import { Link } from 'react-router';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { usePlayedGames } from '#web/lib/storage/played-games';
import { useFavoriteGames } from '#web/lib/storage/saved-lists';

/** The player's favorites, and the games that were played last on this device. Each row scrolls by itself. */
export default function YourGames({ games }: { games: readonly CatalogGame[] }) {
  return (
    <div className="your-games page-width">
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
  return (
    <section className="min-inline-0" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="your-row-games">
        {games.map((game) => (
          <li key={game.id}>
            <Link
              className="your-game grid gap-2 rounded-md text-sm font-bold no-underline"
              to={coinsPath(game)}
            >
              <img src={game.cardArt} alt="" width={800} height={600} />
              {game.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
