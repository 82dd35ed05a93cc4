import { type Guess, guessesOn } from './guesses';
import type { HiLoNumbers } from './numbers';

/** Everything that decides how a round can continue. */
export interface HiLoState {
  /** Position of the rank of the card on show. */
  readonly rank: number;
  /** Number of right guesses so far. */
  readonly right: number;
  /** Product of the numbers of ranks for which they were right: their chance is this, divided by `ranks.length` to the power of `right`. */
  readonly product: number;
  /** Number of cards that were skipped since the last guess. */
  readonly skipped: number;
}

export type HiLoDecision = Guess['decision'] | 'skip' | 'cash-out';

/** The state on the first card. */
export function firstState(rank: number): HiLoState {
  return { rank, right: 0, product: 1, skipped: 0 };
}

/** The state after a right guess. */
export function afterRight({ right, product }: HiLoState, { ways }: Guess, rank: number): HiLoState {
  return { rank, right: right + 1, product: product * ways, skipped: 0 };
}

/**
 * Multiple after right guesses, in hundredths of the stake: their exact odds less the edge, rounded down once. Every number here is a whole
 * number below 2^53.
 */
export function multipleAfter(
  { ranks, returned }: Pick<HiLoNumbers, 'ranks' | 'returned'>,
  { right, product }: Pick<HiLoState, 'right' | 'product'>,
): number {
  const scaled = returned * ranks.length ** right;
  return (scaled - (scaled % product)) / product;
}

/** Whether a guess may lead to this state: its multiple stays below the highest. */
export function isOffered(
  numbers: HiLoNumbers,
  { right, product }: Pick<HiLoState, 'right' | 'product'>,
): boolean {
  return right <= numbers.mostRight && multipleAfter(numbers, { right, product }) < numbers.highestMultiple;
}

/** Guesses that the round offers: none once it is over, or when each would lead to the highest multiple or above. */
export function guessesIn(numbers: HiLoNumbers, { rank, right, product }: HiLoState): readonly Guess[] {
  return guessesOn(numbers, rank).filter(({ ways }) =>
    isOffered(numbers, { right: right + 1, product: product * ways }),
  );
}

/** Decisions that the round offers; empty once it is over, which is when no guess is left. */
export function decisionsIn(numbers: HiLoNumbers, state: HiLoState): readonly HiLoDecision[] {
  const guesses = guessesIn(numbers, state).map(({ decision }) => decision);
  if (guesses.length === 0) return [];
  return [
    ...guesses,
    ...(state.skipped < numbers.mostSkips ? (['skip'] as const) : []),
    ...(state.right > 0 ? (['cash-out'] as const) : []),
  ];
}
