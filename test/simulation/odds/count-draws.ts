import type { Draws } from '#domain/fairness/draws';
import { chiSquareTail } from '#domain/games/slots/simulation/chi-square';

/** Draws below a higher bound are counted in this many equal ranges. */
const ranges = 100;
/** Fewest draws for which a chi-square is a fair approximation. */
export const minDrawsPerRange = 20;

/** Draws that count how often each number of each bound came up. */
interface CountedDraws extends Draws {
  readonly counts: ReadonlyMap<number, readonly number[]>;
}

/** The probability that fair draws below a bound deviate at least as much as these did. */
export interface BoundTail {
  readonly bound: number;
  readonly tail: number;
}

export function countDraws(draws: Draws): CountedDraws {
  const counts = new Map<number, number[]>();
  return {
    counts,
    below(bound) {
      const number = draws.below(bound);
      let boundCounts = counts.get(bound);
      if (!boundCounts) counts.set(bound, (boundCounts = Array<number>(Math.min(bound, ranges)).fill(0)));
      boundCounts[Math.floor((number * boundCounts.length) / bound)]! += 1;
      return number;
    },
  };
}

/** The tail of each bound that was drawn often enough. */
export function tailsOf({ counts }: CountedDraws): BoundTail[] {
  return [...counts]
    .filter(([bound, boundCounts]) => bound > 1 && sum(boundCounts) >= minDrawsPerRange * boundCounts.length)
    .map(([bound, boundCounts]) => ({ bound, tail: tailOf(bound, boundCounts) }));
}

/** Chi-square of counts of equal ranges; the ranges of a bound that 100 does not divide differ in size by one number. */
function tailOf(bound: number, counts: readonly number[]): number {
  const total = sum(counts);
  const sizeOf = (range: number) =>
    Math.ceil(((range + 1) * bound) / counts.length) - Math.ceil((range * bound) / counts.length);
  const chiSquare = counts.reduce((deviation, count, range) => {
    const expected = (total * sizeOf(range)) / bound;
    return deviation + (count - expected) ** 2 / expected;
  }, 0);
  return chiSquareTail(chiSquare, counts.length - 1);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
