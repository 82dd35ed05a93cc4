import { keptIds } from './stored-ids';

const mostKept = 12;
const played = keptIds('jade-harbour.played');

/** The games that were played on this device since its player signed in, the latest first. */
export const usePlayedGames = played.useIds;

/** Called by a game page when the game is opened or a round is played. */
export function rememberPlayed(gameId: string): void {
  played.change((ids) => [gameId, ...ids.filter((id) => id !== gameId)].slice(0, mostKept));
}

/** Deletes the list on sign-out, since it is private to the player. */
export function forgetPlayed(): void {
  played.change(() => []);
}
