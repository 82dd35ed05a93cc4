import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import type { CatalogGame } from '#web/lib/games/game-catalog';

type Win = GetAnswer<'/games/latest-wins'>['items'][number];

/** A win with its game. */
export interface ListedWin<Game = CatalogGame, Of = Win> {
  readonly win: Of;
  readonly game: Game;
}

/** Returns the wins with their games. A win of a game that the catalog no longer has is omitted. */
export function winsInCatalog<Game extends Pick<CatalogGame, 'id'>, Of extends Pick<Win, 'gameId'>>(
  wins: readonly Of[],
  games: readonly Game[],
): ListedWin<Game, Of>[] {
  return wins.flatMap((win) => {
    const game = games.find(({ id }) => id === win.gameId);
    return game ? [{ win, game }] : [];
  });
}
