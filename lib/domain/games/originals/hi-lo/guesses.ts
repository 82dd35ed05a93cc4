import type { HiLoNumbers } from './numbers';

/** A guess about the next card: it is right for the ranks from `from` to `to`. */
export interface Guess {
  readonly decision: 'higher' | 'lower' | 'same';
  readonly from: number;
  readonly to: number;
  /** Number of ranks for which it is right; each is equally likely. */
  readonly ways: number;
}

/**
 * Guesses on a card: higher or same and lower or same; on the lowest and the highest rank, where one of these cannot fail, the strict one
 * and the same rank.
 *
 * @param rank  position of the rank, from 0
 */
export function guessesOn({ ranks }: Pick<HiLoNumbers, 'ranks'>, rank: number): readonly Guess[] {
  const top = ranks.length - 1;
  if (rank === 0) return [guess('higher', 1, top), guess('same', rank, rank)];
  if (rank === top) return [guess('lower', 0, top - 1), guess('same', rank, rank)];
  return [guess('higher', rank, top), guess('lower', 0, rank)];
}

function guess(decision: Guess['decision'], from: number, to: number): Guess {
  return { decision, from, to, ways: to - from + 1 };
}
