import { bestPlay, worthOf } from './best-play';
import { handOf, valueOf } from './cards';
import { dealerEnds } from './dealer-ends';
import { insuranceExpectation, type Ratio } from './insurance-expectations';
import type { BlackjackDecision } from './outcome';
import type { BlackjackRules } from './rules';

/** The average result of a decision when every later one is optimal: an exact fraction of the first stake, negative for a loss. */
export interface Expectation extends Ratio {
  readonly decision: BlackjackDecision;
}

/** The rules that an expectation depends on. */
export type ExpectedRules = Pick<BlackjackRules, 'dealerStandsOn' | 'pays' | 'insurance'>;

/** A hand that waits for a decision, and what the player knows. */
export interface Situation {
  readonly cards: readonly string[];
  /** The dealer's face-up card. Unless insurance is an option, the dealer does not have blackjack. */
  readonly up: string;
  readonly options: readonly BlackjackDecision[];
}

/**
 * Computes the expectation of each option of a hand, in the order of the options. Cards are drawn from full decks, so no other card
 * matters. A split includes both of its hands; after it, the other hand counts separately. Insurance includes the hand.
 */
export function expectationsOf(rules: ExpectedRules, { cards, up, options }: Situation): Expectation[] {
  const dealer = dealerEnds(rules, valueOf(up));
  const against = dealer.ends;
  const play = bestPlay(against);
  const hand = handOf(cards);
  return options.map((decision) => {
    if (decision === 'insurance' || decision === 'no-insurance')
      return { decision, ...insuranceExpectation(rules, cards, dealer, decision) };
    const prospect = play.after(decision, hand);
    return {
      decision,
      numerator: worthOf(against, prospect),
      denominator: prospect.ends.total * against.total,
    };
  });
}

/** The expectation that no other one exceeds; the first of equal ones. */
export function bestOfExpectations(expectations: readonly Expectation[]): Expectation | undefined {
  const [first, ...others] = expectations;
  return (
    first &&
    others.reduce(
      (best, each) => (each.numerator * best.denominator > best.numerator * each.denominator ? each : best),
      first,
    )
  );
}

/** An expectation as a share of the first stake, rounded to the nearest millionth. */
export function shareOf({ numerator, denominator }: Ratio): number {
  const scaled =
    (2_000_000n * numerator + (numerator < 0n ? -denominator : denominator)) / (2n * denominator);
  return Number(scaled) / 1_000_000;
}
