import type { Coin } from '#domain/money/coin';

/** Totals of the rounds of a game version, in one coin. */
export interface PlayedRounds {
  readonly rounds: number;
  /** Sum of first stakes, in the smallest unit of the coin. */
  readonly staked: number;
  /** Sum of the squares of first stakes, each as `squareOf` returns it. */
  readonly squares: number;
  /** Payouts less the additions of decisions, in the same unit. */
  readonly paid: number;
}

/** The return of a game so far, beside its expected range. All shares are of first stakes. */
export interface ObservedReturn {
  readonly rounds: number;
  /** In the smallest unit of the coin, like `paid`. */
  readonly staked: number;
  readonly paid: number;
  /** Null before the first round. */
  readonly return: number | null;
  /** Range of 99 of 100 random series of this length, not below 0; null before the first round. */
  readonly band: { readonly from: number; readonly to: number } | null;
}

/** Quantile of the normal distribution: 99 % lie within this many standard deviations. */
const deviationsOf99 = 2.575829;

/** Units of squares, large enough that sums of billions of them stay exact. */
const squareUnits: Readonly<Record<Coin, number>> = { gold: 100, sweeps: 10 };

/** The square of a stake in the units in which sums are stored, rounded up. */
export function squareOf(coin: Coin, stake: number): number {
  return Math.ceil((stake / squareUnits[coin]) ** 2);
}

/**
 * Compares what a game has paid with its exact return.
 *
 * Rounds are independent, so the variance of the share is σ² Σ s² / (Σ s)², over the stakes s of all rounds. By the central limit theorem
 * the band is right for many rounds; for few rounds of a game with rare high wins it is too narrow above and too wide below.
 *
 * @param exact.rtp                the exact return, as a share of the first stake
 * @param exact.standardDeviation  of the payout of a round, in first stakes
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
