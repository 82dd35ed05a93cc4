import { playedHere } from './played-games';
import { keep, readKept } from './stored';

const mostKept = 12;
const ownerKey = 'jade-harbour.played-of';

/** The player whose rounds the list has taken up; null until then. */
export const ownerOfPlayed = (): string | null => readKept(ownerKey);

/** Called by a game page when the game is opened or a round is played. */
export function rememberPlayed(gameId: string): void {
  changePlayed((ids) => [gameId, ...ids]);
}

/**
 * Adds the games of the player's rounds after those that were played on this device.
 *
 * @param gameIds  of the rounds, the latest first
 */
export function addPlayed(player: string, gameIds: readonly string[]): void {
  const owner = ownerOfPlayed();
  const isOwn = owner === null || owner === player;
  changePlayed((ids) => [...(isOwn ? ids : []), ...gameIds]);
  keep(ownerKey, player);
}

/** Deletes the list on sign-out, since it is private to the player. */
export function forgetPlayed(): void {
  playedHere.change(() => []);
  keep(ownerKey, null);
}

function changePlayed(next: (ids: readonly string[]) => readonly string[]): void {
  playedHere.change((ids) => [...new Set(next(ids))].slice(0, mostKept));
}
