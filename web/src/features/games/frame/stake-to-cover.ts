import type { PublishedGame } from '#contracts/play/public-routes';
import type { Coin } from '#domain/money/coin';
import type { PlayChoice } from '../play-choice';

/**
 * What the balance has to cover on a table where the player lays chips: the total of the last spin that it did not cover, or else one chip.
 *
 * @param unpaid  that total; null where the last spin was covered
 */
export function stakeToCover(
  { stakes }: Pick<PublishedGame, 'stakes'>,
  coin: Coin,
  unpaid: PlayChoice | null,
): number {
  return unpaid?.coin === coin ? unpaid.stake : (stakes[coin][0] ?? 0);
}
