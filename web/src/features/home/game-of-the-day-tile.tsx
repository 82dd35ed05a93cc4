import { CalendarDays } from 'lucide-react';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { gameOfDay, useToday } from './game-of-the-day';
import { Tile } from './today-tile';

/** The game of the day. */
export function GameOfTheDayTile({ games }: { games: readonly CatalogGame[] }) {
  const today = useToday();
  const game = today === null ? null : gameOfDay(games, today);
  return (
    game && (
      <Tile
        icon={<CalendarDays aria-hidden="true" size={22} />}
        label="Game of the day"
        value={game.name}
        to={coinsPath(game)}
      />
    )
  );
}
