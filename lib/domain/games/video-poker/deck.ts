import type { Draws } from '#domain/fairness/draws';

const ranks = [...'23456789TJQKA'];
const suits = [...'cdhs'];

/** Number of cards in a hand. */
export const handSize = 5;

/**
 * The deck before it is shuffled, from the two of clubs to the ace of spades, rank by rank.
 *
 * Computations represent a card by its index in this list, 0 … 51: four times its rank (0 the two, 12 the ace) plus its suit.
 */
export const deck: readonly string[] = ranks.flatMap((rank) => suits.map((suit) => rank + suit));

const unshuffled = deck.map((_, card) => card);

/** Name of a card in records: `As`, `Td`, `9c`. */
export function cardText(card: number): string {
  return deck[card] as string;
}

/**
 * Finds a card by its name.
 *
 * @throws RangeError when no card has it
 */
export function cardOf(text: string): number {
  const card = deck.indexOf(text);
  if (card < 0) throw new RangeError(`${text} is no card`);
  return card;
}

/**
 * Deals a shuffled deck from the top, one card per call.
 *
 * This is a Fisher–Yates shuffle from the front, on demand: the first card is one of 52, the next one of the remaining 51. Each card takes
 * one draw, so a card that is not requested is never drawn.
 */
export function shuffled(draws: Draws): () => number {
  const cards = unshuffled.slice();
  let dealt = 0;
  return () => {
    const from = dealt + draws.below(cards.length - dealt);
    const card = cards[from] as number;
    cards[from] = cards[dealt] as number;
    dealt += 1;
    return card;
  };
}
