import { keptIds } from './stored-ids';

const mostKept = 12;
const played = keptIds('jade-harbour.played');

/** The games that were played on this device since its player signed in, the latest first. */
export const usePlayedGames = played.useIds;

/** To be called by the page of a game when a round of it is played, or the game is opened. */
export function rememberPlayed(gameId: string): void {
  played.change((ids) => [gameId, ...ids.filter((id) => id !== gameId)].slice(0, mostKept));
}

/** Forgets them all, as on sign-out: what was played is nobody else's to see. */
export function forgetPlayed(): void {
  played.change(() => []);
}
