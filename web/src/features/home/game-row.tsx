import { Link } from 'react-router';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';

/** A row of games under a heading, which scrolls by itself. */
export function GameRow({ title, games }: { title: string; games: readonly CatalogGame[] }) {
  return (
    <section className="min-inline-0" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="game-row">
        {games.map((game) => (
          <li key={game.id}>
            <Link
              className="game-row-link grid gap-2 rounded-md text-sm font-bold no-underline"
              to={coinsPath(game)}
            >
              <img src={game.cardArt} alt="" width={800} height={600} loading="lazy" />
              {game.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
