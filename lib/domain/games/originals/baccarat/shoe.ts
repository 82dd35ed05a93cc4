import type { Draws } from '#domain/fairness/draws';
import { baccaratTable } from './table';

const deckSize = baccaratTable.ranks.length * baccaratTable.suits.length;

/** Number of cards in a full shoe. */
export const shoeSize = baccaratTable.decks * deckSize;

const fullShoe = Array.from({ length: shoeSize }, (_, place) => place % deckSize);

/**
 * Deals a shuffled shoe from the top, one card per call. A card is its index in the deck of video poker, 0 (the two of clubs) to 51.
 *
 * This is a Fisher–Yates shuffle from the front, on demand: the first card is one of 416, the next one of the remaining 415. Each card
 * takes one draw, so a card that is not dealt is never drawn.
 */
export function shuffledShoe(draws: Draws): () => number {
  const cards = fullShoe.slice();
  let dealt = 0;
  return () => {
    const from = dealt + draws.below(shoeSize - dealt);
    const card = cards[from] as number;
    cards[from] = cards[dealt] as number;
    dealt += 1;
    return card;
  };
}
