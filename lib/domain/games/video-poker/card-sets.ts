import { deck, handSize } from './deck';

/** A subset of a hand's cards is a bit mask: bit `n` is the `n`-th card, from the lowest. */
export const subsetCount = 2 ** handSize;
export const wholeHand = subsetCount - 1;

/** Number of cards by subset. */
export const sizeOfSubset: readonly number[] = Array.from(
  { length: subsetCount },
  (_, subset) => [...subset.toString(2)].filter((bit) => bit === '1').length,
);

/** The binomial coefficient: number of ways to take k of n. */
export function choose(from: number, taken: number): number {
  let ways = 1;
  for (let each = 0; each < taken; each += 1) ways = (ways * (from - each)) / (each + 1);
  return ways;
}

/** Number of ways to draw to a hold, by the number of cards kept: 1,533,939 for none, 1 for five. */
export const waysToDraw: readonly number[] = Array.from({ length: handSize + 1 }, (_, kept) =>
  choose(deck.length - handSize, handSize - kept),
);

const highestOf = Array.from({ length: subsetCount }, (_, subset) => Math.floor(Math.log2(subset)));

/** `chosen[size][card]` is the number of sets of this size with only cards below this one. */
const chosen = Array.from({ length: handSize + 1 }, (_, size) =>
  Int32Array.from(deck, (_, card) => (card < size ? 0 : choose(card, size))),
);

/**
 * Numbers every subset of a hand among all sets of its size, 0, 1, 2 … without a gap: by its highest card, then by the next.
 *
 * @param hand     five cards, ascending
 * @param indexes  receives the number of every subset
 */
export function setIndexes(hand: readonly number[], indexes: Int32Array): void {
  for (let subset = 1; subset < subsetCount; subset += 1) {
    const highest = highestOf[subset] as number;
    const below = indexes[subset & ~(1 << highest)] as number;
    const row = chosen[sizeOfSubset[subset] as number] as Int32Array;
    indexes[subset] = below + (row[hand[highest] as number] as number);
  }
}
