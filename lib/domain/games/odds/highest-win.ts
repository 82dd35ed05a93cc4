import { type Fraction, fraction, plus } from './fraction';
import type { PayStatistics } from './pay-statistics';
import { oneIn, type Share } from './share';

/** A win that is rarer than 1 in so many rounds is never shown as the highest: no player will see it. */
export const rarestShownOneIn = 100_000_000;

/** Wins above a multiple of the stake, all together. */
export interface WinsAbove {
  readonly above: number;
  /** Rounds between two of them on average, rounded up. */
  readonly oneIn: number;
}

/** The highest win of a game that players can reach. */
export interface HighestWin {
  /** Of the stake. */
  readonly multiple: number;
  /** Whether it stands for every win above `multiple`, because the maximum itself is out of reach. */
  readonly isOver: boolean;
  /** Rounds between two such wins on average, rounded up. */
  readonly oneIn: number;
}

type PublishedBands = readonly Pick<PayStatistics['bands'][number], 'above' | 'share'>[];

/**
 * The win that may be shown as a game's highest: its maximum if that comes at least once in `rarestShownOneIn` rounds, and
 * otherwise the wins above the highest edge of its published bands that come as often.
 */
export function highestWin({
  maximumWin,
  bands,
}: {
  readonly maximumWin: PayStatistics['maximumWin'];
  readonly bands: PublishedBands;
}): HighestWin {
  const rounds = Number(maximumWin.oneIn);
  if (rounds <= rarestShownOneIn) return { multiple: maximumWin.multiple, isOver: false, oneIn: rounds };
  const { above, oneIn: roundsAbove } = highestWinsAbove(bands);
  return { multiple: above, isOver: true, oneIn: roundsAbove };
}

/**
 * The highest edge of the published bands above which wins come at least once in `rarestShownOneIn` rounds, added up from the
 * published shares without rounding in between.
 *
 * @throws RangeError if no win comes as often (such a game must not be published)
 */
export function highestWinsAbove(bands: PublishedBands): WinsAbove {
  let sum = fraction(0n, 1n);
  for (const { above, share } of bands.toReversed()) {
    sum = plus(sum, exactly(share));
    if (sum.numerator * BigInt(rarestShownOneIn) >= sum.denominator) {
      return { above, oneIn: Number(oneIn(sum)) };
    }
  }
  throw new RangeError('No win of this game can be reached');
}

/** A published share as a fraction: as exact as it was published. */
function exactly(share: Share): Fraction {
  if (!('decimal' in share)) return fraction(BigInt(share.numerator), BigInt(share.denominator));
  return fraction(BigInt(share.decimal.replace('.', '')), 10n ** BigInt(share.decimals));
}
