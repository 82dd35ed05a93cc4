import { type Hand, noHand, withCard } from './hand';
import type { BlackjackRules } from './rules';

/** Names the card of a drawn number by rank and suit: `As`, `Td`. */
export function cardAt({ ranks, suits }: BlackjackRules, drawn: number): string {
  return `${ranks[drawn % ranks.length] as string}${suits[Math.floor(drawn / ranks.length)] as string}`;
}

/** How many cards each one is drawn from. */
export function deckSize({ ranks, suits }: BlackjackRules): number {
  return ranks.length * suits.length;
}

/** What a card counts, 1 … 10: the ace 1, the court cards 10. */
export function valueOf(card: string): number {
  const rank = card.charAt(0);
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 10 : Number(rank);
}

/** Reads cards as a hand. */
export function handOf(cards: readonly string[]): Hand {
  return cards.reduce((hand, card) => withCard(hand, valueOf(card)), noHand);
}
