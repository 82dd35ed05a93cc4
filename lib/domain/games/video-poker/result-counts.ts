import { choose, setIndexes, sizeOfSubset, subsetCount, waysToDraw, wholeHand } from './card-sets';
import { deck, handSize } from './deck';
import { resultCount, resultOf } from './hand-rank';
import { eachHand } from './hands';

// Local copies for the innermost loops: where modules are not bundled, an imported name is looked up on each access.
const width = resultCount;
const sizes = sizeOfSubset;
const whole = wholeHand;

/**
 * For every set of fewer than five cards, the number of hands with each paying result that contain it.
 *
 * `bySize[size]` has `resultCount` numbers for each set of that size, in the order of `setIndexes`.
 */
export interface ResultCounts {
  readonly bySize: readonly Uint32Array[];
}

/** Counts every paying hand once for each subset of its cards. */
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
 * Counts the possible results of drawing, for every hold of one hand.
 *
 * The hands that contain a set of cards include those that keep more of the deal; inclusion and exclusion over the cards that are not held
 * removes them. The rest draws every other card from the 47 that were not dealt.
 */
export class HoldCounter {
  /** `resultCount` numbers for each subset that can be held, for the hand that was counted last. */
  readonly holds = new Int32Array(subsetCount * width);
  readonly #indexes = new Int32Array(subsetCount);
  readonly #bySize: readonly Uint32Array[];

  constructor({ bySize }: ResultCounts) {
    this.#bySize = bySize;
  }

  /** @param hand  five cards, ascending */
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
