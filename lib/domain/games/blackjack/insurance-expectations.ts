import { bestPlay, worthOf } from './best-play';
import { handOf, valueOf } from './cards';
import type { DealerEnds } from './dealer-ends';
import { allThirteenths, highest, totalOf } from './hand';
import type { InsuranceDecision } from './outcome';
import type { BlackjackRules } from './rules';

/** An exact number. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Computes the average result of the whole round, in first stakes, when its player takes or declines the insurance and then plays
 * optimally.
 *
 * @param cards   the first two cards of the player
 * @param dealer  what may lie under the dealer's ace
 */
export function insuranceExpectation(
  { pays, insurance }: Pick<BlackjackRules, 'pays' | 'insurance'>,
  cards: readonly string[],
  dealer: DealerEnds,
  decision: InsuranceDecision,
): Ratio {
  if (!insurance) throw new RangeError('The rules offer no insurance');
  const [won, of] = pays.blackjack;
  const isNatural = totalOf(handOf(cards)) === highest;
  const otherwise = isNatural
    ? { numerator: BigInt(won - of), denominator: BigInt(of) }
    : expectationOfPlay(cards, dealer);
  const [ofBlackjack, ofOthers] = [dealer.blackjacks, allThirteenths - dealer.blackjacks];
  const declined = {
    numerator: ofBlackjack * (isNatural ? 0n : -otherwise.denominator) + ofOthers * otherwise.numerator,
    denominator: allThirteenths * otherwise.denominator,
  };
  if (decision === 'no-insurance') return declined;
  const wonInThirteenths = ofBlackjack * BigInt(insurance.pays) - allThirteenths;
  const divisor = BigInt(insurance.stakeDivisor);
  return {
    numerator: declined.numerator * divisor + wonInThirteenths * otherwise.denominator,
    denominator: declined.denominator * divisor,
  };
}

/** The best play of first two cards against a dealer without blackjack. */
function expectationOfPlay(cards: readonly string[], { ends }: DealerEnds): Ratio {
  const [first, second] = cards.map(valueOf) as [number, number];
  const prospect = bestPlay(ends).ofPair(first, second);
  return { numerator: worthOf(ends, prospect), denominator: prospect.ends.total * ends.total };
}
