import type { CatalogGame } from '#web/lib/games/game-catalog';
import { GameGrid } from './game-grid';

/** Games outside the category, for players who did not find theirs. */
export function OtherGames({ games }: { games: readonly CatalogGame[] }) {
  if (games.length === 0) return null;
  return (
    <section className="other-games below-fold page-width" aria-labelledby="other-games-title">
      <h2 id="other-games-title" className="text-3xl">
        More games
      </h2>
      <GameGrid games={games} />
    </section>
  );
}
