import type { Coin } from '#domain/money/coin';

/** What rounds of a game version have come to, in one coin. */
export interface PlayedRounds {
  readonly rounds: number;
  /** First stakes together, in the smallest unit of the coin. */
  readonly staked: number;
  /** Squares of the first stakes together, each as `squareOf` has it. */
  readonly squares: number;
  /** What came back of the first stakes: payouts, less what decisions added to stakes. */
  readonly paid: number;
}

/** What a game has paid back so far, beside what it must be expected to. All shares are of first stakes. */
export interface ObservedReturn {
  readonly rounds: number;
  /** In the smallest unit of the coin, like `paid`. */
  readonly staked: number;
  readonly paid: number;
  /** Null before the first round. */
  readonly return: number | null;
  /** In which 99 of 100 series of so many rounds end up by chance, never below nothing; null before the first round. */
  readonly band: { readonly from: number; readonly to: number } | null;
}

/** Of the normal distribution: 99 % lie within so many standard deviations. */
const deviationsOf99 = 2.575829;

/** Squares are kept in so large units that sums of billions of them are still exact. */
const squareUnits: Readonly<Record<Coin, number>> = { gold: 100, sweeps: 10 };

/** The square of a stake as sums of them are kept: in units of their own, rounded up. */
export function squareOf(coin: Coin, stake: number): number {
  return Math.ceil((stake / squareUnits[coin]) ** 2);
}

/**
 * Holds what a game has paid against its exact return.
 *
 * Rounds are independent, so the variance of the share is σ² Σ s² / (Σ s)², over the stakes s of all rounds. By the central limit
 * theorem the band is right for many rounds; for few of a game with rare high wins it is too narrow above and too wide below.
 *
 * @param exact.rtp                the exact return, as a share of the first stake
 * @param exact.standardDeviation  of what a round gives back, in first stakes
 */
export function observedReturn(
  coin: Coin,
  { rounds, staked, squares, paid }: PlayedRounds,
  exact: { readonly rtp: number; readonly standardDeviation: number },
): ObservedReturn {
  if (staked === 0) return { rounds, staked, paid, return: null, band: null };
  const half = (deviationsOf99 * exact.standardDeviation * Math.sqrt(squares) * squareUnits[coin]) / staked;
  return {
    rounds,
    staked,
    paid,
    return: paid / staked,
    band: { from: Math.max(0, exact.rtp - half), to: exact.rtp + half },
  };
}
