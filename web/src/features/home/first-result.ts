import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { paths } from '#web/lib/paths';

/**
 * Returns the path that Enter opens in the search: the first game that was found, or else the prizes that match.
 *
 * @param typed  the trimmed words; null is returned while there are none
 */
export function firstResult(typed: string, [first]: readonly CatalogGame[]): string | null {
  if (typed === '') return null;
  return first ? coinsPath(first) : paths.searchedStore(typed);
}
