import type { Draws } from '#domain/fairness/draws';

const ranks = [...'23456789TJQKA'];
const suits = [...'cdhs'];

/** How many cards a hand has. */
export const handSize = 5;

/**
 * The cards before they are shuffled, from the two of clubs to the ace of spades, rank by rank.
 *
 * A card is its place in this list, 0 … 51, wherever it is reckoned with: four times its rank (0 the two, 12 the ace) and its suit.
 */
export const deck: readonly string[] = ranks.flatMap((rank) => suits.map((suit) => rank + suit));

const unshuffled = deck.map((_, card) => card);

/** Names a card as records do: `As`, `Td`, `9c`. */
export function cardText(card: number): string {
  return deck[card] as string;
}

/**
 * Finds a card by its name.
 *
 * @throws RangeError if no card bears it
 */
export function cardOf(text: string): number {
  const card = deck.indexOf(text);
  if (card < 0) throw new RangeError(`${text} is no card`);
  return card;
}

/**
 * Deals a shuffled deck from the top, a card each time it is asked.
 *
 * This is Fisher–Yates from the front, done as far as cards are asked for: the first card is one of 52, the next one of the 51 that
 * are left. One draw a card, so a card that nobody asks for is never drawn.
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
