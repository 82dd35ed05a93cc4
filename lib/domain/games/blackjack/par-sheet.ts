import { type Fraction, fraction } from '../odds/fraction';
import { type PayDistribution, type PayStatistics, payStatistics } from '../odds/pay-statistics';
import { type Share, share } from '../odds/share';
import { dealerEnds } from './dealer-ends';
import { allThirteenths } from './hand';
import { readResult, type RoundResult, roundResults } from './round-results';
import type { BlackjackRules } from './rules';
import { type Strategy, strategyOf } from './strategy';
import type { Weights } from './weights';

/**
 * Published figures of blackjack, for a player who follows the sheet's strategy, which is optimal.
 *
 * Shares of payouts are by what a round pays in first stakes. A double and a split stake more, so `results` states wins and losses, and the
 * standard deviation is theirs.
 */
export interface BlackjackParSheet extends PayStatistics {
  readonly gameId: string;
  readonly version: number;
  readonly family: 'blackjack';
  /** One plus the average win or loss of a round, in first stakes. */
  readonly rtp: { readonly total: Share };
  /** Share of everything staked that is paid back, doubles and splits included. */
  readonly returnOfAllStaked: Share;
  /** Average stakes of a round, in first stakes, to the nearest thousandth. */
  readonly stakedPerRound: number;
  /** Figures of the insurance, which the strategy declines; absent in versions without it. */
  readonly insurance?: { readonly hitRate: Share; readonly rtp: Share };
  /** Net results of a round, in first stakes, ascending. */
  readonly results: readonly { readonly net: number; readonly share: Share }[];
  readonly strategy: Strategy;
}

/** Computes the PAR sheet from the rules alone, exactly. */
export function blackjackParSheet(rules: BlackjackRules): BlackjackParSheet {
  const results = roundResults(rules);
  const paid = average(results, ({ paidHalves }) => paidHalves / halves);
  const staked = average(results, (result) => result.staked);
  const net = by(results, netHalves);
  return {
    gameId: rules.id,
    version: rules.version,
    family: 'blackjack',
    rtp: { total: share(average(results, (result) => 1 + netHalves(result) / halves)) },
    returnOfAllStaked: share(
      fraction(paid.numerator * staked.denominator, paid.denominator * staked.numerator),
    ),
    stakedPerRound: Math.round((Number(staked.numerator) / Number(staked.denominator)) * 1000) / 1000,
    ...insuranceFigures(rules),
    ...payStatistics(
      by(results, ({ paidHalves }) => paidHalves),
      halves,
    ),
    aboveStakeRate: share(chanceOf(net, (parts) => parts > 0)),
    standardDeviation: deviationOf(net),
    results: net.pays.map(({ parts, weight }) => ({
      net: parts / halves,
      share: share(fraction(weight, net.total)),
    })),
    strategy: strategyOf(rules),
  };
}

/** @throws RangeError for an insurance that is worth taking: the results assume that it is declined */
function insuranceFigures(rules: BlackjackRules): Pick<BlackjackParSheet, 'insurance'> {
  if (!rules.insurance) return {};
  const { blackjacks } = dealerEnds(rules, ace);
  const rtp = fraction(blackjacks * BigInt(rules.insurance.pays), allThirteenths);
  if (rtp.numerator >= rtp.denominator) throw new RangeError('The insurance is worth taking');
  return { insurance: { hitRate: share(fraction(blackjacks, allThirteenths)), rtp: share(rtp) } };
}

/** The face-up card under which insurance is offered. */
const ace = 1;

const halves = 2;

function netHalves({ staked, paidHalves }: RoundResult): number {
  return paidHalves - staked * halves;
}

/** Distribution of a figure of the results, in half stakes. */
function by({ of, total }: Weights, figure: (result: RoundResult) => number): PayDistribution {
  const weights = new Map<number, bigint>();
  for (const [result, weight] of of) {
    const parts = figure(readResult(result));
    weights.set(parts, (weights.get(parts) ?? 0n) + weight);
  }
  const pays = [...weights].map(([parts, weight]) => ({ parts, weight }));
  return { pays: pays.sort((left, right) => left.parts - right.parts), total };
}

/** The mean of a figure in whole or half stakes that is not negative on average. */
function average(results: Weights, figure: (result: RoundResult) => number): Fraction {
  const { pays, total } = by(results, (result) => figure(result) * halves);
  const sum = pays.reduce((before, { parts, weight }) => before + BigInt(parts) * weight, 0n);
  return fraction(sum, total * BigInt(halves));
}

function chanceOf({ pays, total }: PayDistribution, holds: (parts: number) => boolean): Fraction {
  return fraction(
    pays.reduce((sum, { parts, weight }) => (holds(parts) ? sum + weight : sum), 0n),
    total,
  );
}

/** Results are shifted to be non-negative, as shares must be; a shift does not change the standard deviation. */
function deviationOf({ pays, total }: PayDistribution): number {
  const lowest = pays[0]?.parts ?? 0;
  const raised = pays.map(({ parts, weight }) => ({ parts: parts - lowest, weight }));
  return payStatistics({ pays: raised, total }, halves).standardDeviation;
}
