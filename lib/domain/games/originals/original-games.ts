import { originalGame } from './original-game';
import { listOriginals, listRetiredOriginals } from './originals';

/** Every version of the originals. */
export const originalGames = {
  current: listOriginals().map(originalGame),
  retired: listRetiredOriginals().map(originalGame),
};
