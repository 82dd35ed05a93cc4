import { type Fraction, fraction, squareRootDown } from './fraction';
import { oneIn, type Share, share } from './share';

/** A payout of a round, in stake parts, with its weight: its share is `weight / total`. */
export interface PayFrequency {
  readonly parts: number;
  readonly weight: bigint;
}

/** Distribution of the payout of a round, including everything that follows from its stake. */
export interface PayDistribution {
  /** Payouts that occur, ascending. */
  readonly pays: readonly PayFrequency[];
  /** Sum of the weights. */
  readonly total: bigint;
}

/** Payouts of rounds, by size and frequency. All multiples are of the stake. */
export interface PayStatistics {
  /** Share of rounds that pay anything. */
  readonly hitRate: Share;
  /** Share of rounds that pay more than their stake. */
  readonly aboveStakeRate: Share;
  /** Standard deviation of a round's payout, in stakes, to the nearest thousandth. */
  readonly standardDeviation: number;
  /** `multiple` of the stake, to the nearest hundredth; `oneIn` is the average number of rounds, rounded up. */
  readonly maximumWin: { readonly multiple: number; readonly oneIn: string };
  /** Shares of rounds by payout, above one multiple and up to another, without a gap from 0 to the maximum. */
  readonly bands: readonly PayBand[];
}

export interface PayBand {
  readonly above: number;
  readonly upTo: number;
  readonly share: Share;
  /** Average number of rounds per occurrence, rounded up; null for an empty band. */
  readonly oneIn: string | null;
}

/** Derives the statistics from the payout distribution. */
export function payStatistics(distribution: PayDistribution, stakeParts: number): PayStatistics {
  const highest = distribution.pays.at(-1) as PayFrequency;
  const between = (above: number, upTo: number) =>
    fraction(weightBetween(distribution, above * stakeParts, upTo * stakeParts), distribution.total);
  return {
    hitRate: share(between(0, Infinity)),
    aboveStakeRate: share(between(1, Infinity)),
    standardDeviation: toDecimals(Number(squareRootDown(payVariance(distribution, stakeParts), 9)), 3),
    maximumWin: {
      multiple: toDecimals(highest.parts / stakeParts, 2),
      oneIn: oneIn(fraction(highest.weight, distribution.total)),
    },
    bands: bandsUpTo(highest.parts / stakeParts).map(({ above, upTo }) => {
      const exact = between(above, upTo);
      return { above, upTo, share: share(exact), oneIn: exact.numerator > 0n ? oneIn(exact) : null };
    }),
  };
}

/** Computes the average payout of a round, in stakes. */
export function meanPay(distribution: PayDistribution, stakeParts: number): Fraction {
  return fraction(moment(distribution, 1), distribution.total * BigInt(stakeParts));
}

/** Computes the variance of a round's payout, in stakes squared: the mean of the squares less the square of the mean. */
export function payVariance(distribution: PayDistribution, stakeParts: number): Fraction {
  const { total } = distribution;
  const variance = moment(distribution, 2) * total - moment(distribution, 1) ** 2n;
  return fraction(variance, (total * BigInt(stakeParts)) ** 2n);
}

function moment({ pays }: PayDistribution, power: 1 | 2): bigint {
  return pays.reduce((sum, { parts, weight }) => sum + BigInt(parts) ** BigInt(power) * weight, 0n);
}

function weightBetween({ pays }: PayDistribution, above: number, upTo: number): bigint {
  let sum = 0n;
  for (const { parts, weight } of pays) if (parts > above && parts <= upTo) sum += weight;
  return sum;
}

/** Edges 0, 1, 2, 5, 10, 20, 50 … up to the highest multiple. */
function bandsUpTo(highest: number): { above: number; upTo: number }[] {
  const bands: { above: number; upTo: number }[] = [];
  let [above, upTo] = [0, 1];
  while (above < highest) {
    bands.push({ above, upTo });
    above = upTo;
    upTo = String(above).startsWith('2') ? above * 2.5 : above * 2;
  }
  return bands;
}

function toDecimals(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
