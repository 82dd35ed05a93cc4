import type { CatalogGame, Category } from '#web/lib/games/game-catalog';
import { GameRow } from './game-row';

/** The games of a category in a row of the lobby; nothing where the catalog has no such category, or no game in it. */
export function CategoryRow({
  id,
  games,
  categories,
}: {
  id: string;
  games: readonly CatalogGame[];
  categories: readonly Category[];
}) {
  const category = categories.find((each) => each.id === id);
  const shown = games.filter((game) => game.categories.includes(id));
  return (
    category &&
    shown.length > 0 && (
      <div className="game-rows page-width">
        <GameRow title={category.name} games={shown} />
      </div>
    )
  );
}
