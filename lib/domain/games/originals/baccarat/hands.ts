import type { Result } from './table';
import { bankerDraws, isNatural, playerDraws } from './third-cards';
import { totalOf, valueOf } from './totals';

/** The cards of both sides, in the order in which each received them. */
export interface Hands {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

/**
 * Deals a whole round: two cards to each side in turn, then third cards as the rules require.
 *
 * @param nextCard  takes the top card of the shoe
 */
export function dealHands(nextCard: () => number): Hands {
  const player = [nextCard()];
  const banker = [nextCard()];
  player.push(nextCard());
  banker.push(nextCard());
  const [playersTwo, bankersTwo] = [totalOf(player), totalOf(banker)];
  if (isNatural(playersTwo) || isNatural(bankersTwo)) return { player, banker };
  let third: number | null = null;
  if (playerDraws(playersTwo)) {
    const card = nextCard();
    player.push(card);
    third = valueOf(card);
  }
  if (bankerDraws(bankersTwo, third)) banker.push(nextCard());
  return { player, banker };
}

/** Number of cards of the longest round. */
export const mostCards = 6;

/** Which side two totals make win. */
export function resultOf(playersTotal: number, bankersTotal: number): Result {
  if (playersTotal === bankersTotal) return 'tie';
  return playersTotal > bankersTotal ? 'player' : 'banker';
}
