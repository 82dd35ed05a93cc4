import { isSamePath, paths } from '../paths';
import type { CatalogGame } from './game-catalog';

/** The search parameter of a game that is played for coins on the page of its demo. */
export const forCoins = { name: 'play', value: 'coins' } as const;

/** Whether a game is played for coins on a page of its own, beside that of its demo. */
export function hasOwnPage({ id, launchPath }: { id: string; launchPath: string }): boolean {
  return !isSamePath(launchPath, paths.game(id));
}

/** Path on which a game is played for coins; `paths.game` is that of its demo. */
export function coinsPath(game: { id: string; launchPath: string }): string {
  return hasOwnPage(game) ? game.launchPath : `${game.launchPath}?${forCoins.name}=${forCoins.value}`;
}

/** Returns the name of a game and the path on which it is played for coins; a game that is no longer listed leads to Home. */
export function gameLink(games: readonly Pick<CatalogGame, 'id' | 'name' | 'launchPath'>[], id: string) {
  const game = games.find((each) => each.id === id);
  return { name: game?.name ?? id, path: game ? coinsPath(game) : paths.home };
}
