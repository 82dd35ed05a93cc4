import type { ExpectedRules } from '#domain/games/blackjack/expectations';
import type { BlackjackOutcome } from '#domain/games/blackjack/outcome';

/**
 * Validates an outcome as one of blackjack.
 *
 * @throws TypeError for the outcome of another game
 */
export function readOutcome(outcome: unknown): BlackjackOutcome {
  const { family, hands, dealer } = (outcome ?? {}) as Partial<BlackjackOutcome>;
  if (family !== 'blackjack' || !Array.isArray(hands) || !dealer) {
    throw new TypeError('This is no outcome of blackjack.');
  }
  return outcome as BlackjackOutcome;
}

/**
 * Validates rules as those of blackjack.
 *
 * @throws TypeError for the rules of another game
 */
export function readRules(rules: unknown): ExpectedRules {
  const { dealerStandsOn, pays } = (rules ?? {}) as Partial<ExpectedRules>;
  if (typeof dealerStandsOn !== 'number' || !pays) throw new TypeError('These are no rules of blackjack.');
  return rules as ExpectedRules;
}
