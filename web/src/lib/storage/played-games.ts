import { keptIds } from './stored-ids';

/** The games that the player of this device played, the latest first. */
export const playedHere = keptIds('jade-harbour.played');

/** A hook that subscribes to their ids. */
export const usePlayedGames = playedHere.useIds;
