import { choose, setIndexes, sizeOfSubset, subsetCount, waysToDraw, wholeHand } from './card-sets';
import { deck, handSize } from './deck';
import { resultCount, resultOf } from './hand-rank';
import { eachHand } from './hands';

// Read in the innermost loops; where modules are not bundled, an imported name is looked up each time.
const width = resultCount;
const sizes = sizeOfSubset;
const whole = wholeHand;

/**
 * For every set of fewer than five cards, how many of the hands that hold all of them have each result that pays.
 *
 * `bySize[size]` has `resultCount` numbers for each set of so many cards, in the order of `setIndexes`.
 */
export interface ResultCounts {
  readonly bySize: readonly Uint32Array[];
}

/** Counts every hand that pays once for each set of cards in it. */
export function countResults(): ResultCounts {
  const bySize = Array.from(
    { length: handSize },
    (_, size) => new Uint32Array(choose(deck.length, size) * width),
  );
  const indexes = new Int32Array(subsetCount);
  const hand = [0, 0, 0, 0, 0];
  eachHand((a, b, c, d, e) => {
    const result = resultOf(a, b, c, d, e);
    if (result === 0) return;
    hand[0] = a;
    hand[1] = b;
    hand[2] = c;
    hand[3] = d;
    hand[4] = e;
    setIndexes(hand, indexes);
    for (let subset = 0; subset < whole; subset += 1) {
      const counts = bySize[sizes[subset] as number] as Uint32Array;
      counts[(indexes[subset] as number) * width + result]! += 1;
    }
  });
  return { bySize };
}

/**
 * Counts, for every choice of cards to hold of one hand, the results that drawing the others can come to.
 *
 * A set of cards is in hands that keep it and more; those with more are taken away again, by inclusion and exclusion over the
 * cards that are not held. What is left draws every other card from the 47 that were not dealt.
 */
export class HoldCounter {
  /** `resultCount` numbers for each subset that can be held. They are those of the hand that was counted last. */
  readonly holds = new Int32Array(subsetCount * width);
  readonly #indexes = new Int32Array(subsetCount);
  readonly #bySize: readonly Uint32Array[];

  constructor({ bySize }: ResultCounts) {
    this.#bySize = bySize;
  }

  /** @param hand  five cards, rising */
  count(hand: readonly number[]): void {
    this.#readSets(hand);
    this.#takeAwayLarger();
    this.#countLosses();
  }

  #readSets(hand: readonly number[]): void {
    const { holds } = this;
    setIndexes(hand, this.#indexes);
    for (let subset = 0; subset < whole; subset += 1) {
      const counts = this.#bySize[sizes[subset] as number] as Uint32Array;
      const from = (this.#indexes[subset] as number) * width;
      const to = subset * width;
      for (let result = 1; result < width; result += 1) holds[to + result] = counts[from + result] as number;
    }
    const [a, b, c, d, e] = hand as readonly [number, number, number, number, number];
    holds.fill(0, whole * width);
    holds[whole * width + resultOf(a, b, c, d, e)] = 1;
  }

  #takeAwayLarger(): void {
    const { holds } = this;
    for (let bit = 1; bit <= whole; bit *= 2) {
      for (let subset = 0; subset < whole; subset += 1) {
        if ((subset & bit) !== 0) continue;
        const without = subset * width;
        const withCard = (subset | bit) * width;
        for (let result = 1; result < width; result += 1) {
          holds[without + result]! -= holds[withCard + result] as number;
        }
      }
    }
  }

  #countLosses(): void {
    const { holds } = this;
    for (let subset = 0; subset <= whole; subset += 1) {
      const from = subset * width;
      let losses = waysToDraw[sizes[subset] as number] as number;
      for (let result = 1; result < width; result += 1) losses -= holds[from + result] as number;
      holds[from] = losses;
    }
  }
}
