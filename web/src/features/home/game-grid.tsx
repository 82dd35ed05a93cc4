import type { CatalogGame } from '#web/lib/game-catalog';
import { GameCard } from './game-card';

/** How much room the games have: the first one that of four, or each as much as fills a row of a few. */
export type GridLayout = 'leads' | 'few';

/** Cards side by side; without a layout all of one size. */
export function GameGrid({
  games,
  layout,
}: {
  games: readonly CatalogGame[];
  layout?: GridLayout | undefined;
}) {
  const isAlone = layout === 'few' && games.length === 1;
  return (
    <ul className="game-grid" data-layout={layout === 'few' ? `few-${games.length}` : layout}>
      {games.map((game, index) => (
        <li key={game.id} className="below-fold">
          <GameCard game={game} large={isAlone || (layout === 'leads' && index === 0)} />
        </li>
      ))}
    </ul>
  );
}
