import { isSamePath, paths } from '../paths';

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
