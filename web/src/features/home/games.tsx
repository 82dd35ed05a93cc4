import type { CatalogueGame, Category } from '#web/lib/catalogue';
import { CategoryChips } from './category-chips';
import { GameCard } from './game-card';

/** The games of the lobby or of one category, below the chips that choose between them. */
export function Games({
  title,
  games,
  categories,
}: {
  title: string;
  games: readonly CatalogueGame[];
  categories: readonly Category[];
}) {
  return (
    <section className="games page-width" aria-labelledby="games-title">
      <div className="games-head">
        <h2 id="games-title" className="section-title">
          {title}
        </h2>
        <CategoryChips categories={categories} />
      </div>
      <div className="games-grid" data-single={games.length === 1 || undefined}>
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
    </section>
  );
}
