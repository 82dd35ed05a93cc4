import { type Fraction, fraction, plus } from './fraction';
import type { PayDistribution, PayStatistics } from './pay-statistics';
import { oneIn, type Share } from './share';

/** A win rarer than 1 in this many rounds is never shown as the highest, because players will not see it. */
export const rarestShownOneIn = 100_000_000;

/** All wins above a multiple of the stake. */
export interface WinsAbove {
  readonly above: number;
  /** Average number of rounds per occurrence, rounded up. */
  readonly oneIn: number;
}

/** The highest win that players can reach. */
export interface HighestWin {
  /** Multiple of the stake. */
  readonly multiple: number;
  /** Whether it represents every win above `multiple`, because the maximum itself is out of reach. */
  readonly isOver: boolean;
  /** Average number of rounds per occurrence, rounded up. */
  readonly oneIn: number;
  /** The choice of the player that it takes; absent for a game without choices. */
  readonly choice?: string;
}

/** Published figures that the highest win of a game is read from. */
interface WinFigures {
  readonly maximumWin: PayStatistics['maximumWin'];
  readonly bands: PublishedBands;
  /** The listed choice that the maximum and the bands are of. */
  readonly widest?: string;
  readonly choices?: readonly {
    readonly choice: string;
    readonly maximumWin: PayStatistics['maximumWin'];
  }[];
}

type PublishedBands = readonly Pick<PayStatistics['bands'][number], 'above' | 'share'>[];

/**
 * The win to show as a game's highest: the highest one over all listed choices that occurs at least once in `rarestShownOneIn` rounds. Of
 * choices that pay the same, it is the one that pays it most often.
 */
export function highestWin({ choices = [], widest, ...ofWidest }: WinFigures): HighestWin {
  const highestOfWidest = {
    ...highestWinInBands(ofWidest),
    ...(widest === undefined ? {} : { choice: widest }),
  };
  return choices
    .map(({ choice, maximumWin: { multiple, oneIn: rounds } }) => ({
      multiple,
      isOver: false,
      oneIn: Number(rounds),
      choice,
    }))
    .filter(({ oneIn: rounds }) => rounds <= rarestShownOneIn)
    .reduce<HighestWin>((highest, each) => (isHigher(each, highest) ? each : highest), highestOfWidest);
}

/**
 * The highest win of the published bands: the maximum when that occurs at least once in `rarestShownOneIn` rounds, otherwise the wins above
 * the highest edge that occur as often.
 */
export function highestWinInBands({
  maximumWin,
  bands,
}: Pick<WinFigures, 'maximumWin' | 'bands'>): HighestWin {
  const rounds = Number(maximumWin.oneIn);
  if (rounds <= rarestShownOneIn) return { multiple: maximumWin.multiple, isOver: false, oneIn: rounds };
  const { above, oneIn: roundsAbove } = highestWinsAbove(bands);
  return { multiple: above, isOver: true, oneIn: roundsAbove };
}

/** The highest multiple that any listed choice can pay, however rare it is. */
export function maximumMultiple({
  maximumWin,
  choices = [],
}: Pick<WinFigures, 'maximumWin' | 'choices'>): number {
  return Math.max(maximumWin.multiple, ...choices.map((each) => each.maximumWin.multiple));
}

function isHigher(one: HighestWin, other: HighestWin): boolean {
  return one.multiple > other.multiple || (one.multiple === other.multiple && one.oneIn < other.oneIn);
}

/**
 * The highest edge of the published bands above which wins occur at least once in `rarestShownOneIn` rounds, summed over the published
 * shares without intermediate rounding.
 *
 * @throws RangeError when no win is as frequent (such a game must not be published)
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

/**
 * The highest payout of a distribution, in stake parts, that occurs at least once in `rarestShownOneIn` rounds, counted with those above it.
 *
 * @throws RangeError when no payout is as frequent (an empty distribution, which is a bug)
 */
export function highestReachable({ pays, total }: PayDistribution): number {
  let weight = 0n;
  for (const pay of pays.toReversed()) {
    weight += pay.weight;
    if (weight * BigInt(rarestShownOneIn) >= total) return pay.parts;
  }
  throw new RangeError('No payout can be reached');
}

/** Converts a published share to a fraction, with the precision of its publication. */
function exactly(share: Share): Fraction {
  if (!('decimal' in share)) return fraction(BigInt(share.numerator), BigInt(share.denominator));
  return fraction(BigInt(share.decimal.replace('.', '')), 10n ** BigInt(share.decimals));
}
