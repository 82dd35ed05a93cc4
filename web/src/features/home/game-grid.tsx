import type { CatalogGame } from '#web/lib/games/game-catalog';
import { GameCard } from './game-card';

/** Layout of the grid: a large first game, or a few games that fill one row. */
export type GridLayout = 'leads' | 'few';

/** A grid of game cards; without a layout all have the same size. */
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
