/** The properties of a hand that matter. `low` is its total with every ace as 1; one ace counts 11 where that does not exceed 21. */
export interface Hand {
  readonly low: number;
  readonly hasAce: boolean;
}

export const noHand: Hand = { low: 0, hasAce: false };

/** The highest total that is not bust. */
export const highest = 21;

/** Card values with the probability of each, in thirteenths: an ace is 1, ten and face cards are 10. */
export const cardValues: readonly { readonly value: number; readonly thirteenths: bigint }[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => ({ value, thirteenths: 1n })),
  { value: 10, thirteenths: 4n },
];

/** The probabilities of all values, in thirteenths. */
export const allThirteenths: bigint = cardValues.reduce((sum, { thirteenths }) => sum + thirteenths, 0n);

/** Adds a card by its value of 1 … 10. */
export function withCard({ low, hasAce }: Hand, value: number): Hand {
  return { low: low + value, hasAce: hasAce || value === 1 };
}

/** The total that counts; above 21 the hand is bust. */
export function totalOf(hand: Hand): number {
  return isSoft(hand) ? hand.low + 10 : hand.low;
}

/** One number for equal hands, as the key of what is known about them. */
export function keyOf({ low, hasAce }: Hand): number {
  return hasAce ? -low : low;
}

/** Whether an ace counts 11, so that no single card can bust the hand. */
export function isSoft({ low, hasAce }: Hand): boolean {
  return hasAce && low + 10 <= highest;
}
