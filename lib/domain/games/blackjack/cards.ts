import { type Hand, noHand, withCard } from './hand';
import type { BlackjackRules } from './rules';

/** Converts a drawn number to the name of its card, rank and suit: `As`, `Td`. */
export function cardAt({ ranks, suits }: BlackjackRules, drawn: number): string {
  return `${ranks[drawn % ranks.length] as string}${suits[Math.floor(drawn / ranks.length)] as string}`;
}

/** Number of cards that each card is drawn from. */
export function deckSize({ ranks, suits }: BlackjackRules): number {
  return ranks.length * suits.length;
}

/** Value of a card, 1 … 10: the ace is 1, face cards are 10. */
export function valueOf(card: string): number {
  const rank = card.charAt(0);
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 10 : Number(rank);
}

/** Converts cards to a hand. */
export function handOf(cards: readonly string[]): Hand {
  return cards.reduce((hand, card) => withCard(hand, valueOf(card)), noHand);
}
