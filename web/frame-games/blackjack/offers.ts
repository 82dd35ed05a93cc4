import type { ExpectedRules } from '#domain/games/blackjack/expectations';
import type { BlackjackDecision, BlackjackOutcome } from '#domain/games/blackjack/outcome';
import { amountLabel, type Money } from '../felt/amounts';
import type { Hint } from './hint';

/** A decision that the player may take, and the small texts on its button. */
export interface Offer {
  readonly decision: BlackjackDecision;
  /** The additional stake, or that the balance does not cover it; empty where there is none. */
  readonly added: string;
  /** What it returns on average; empty unless requested. */
  readonly hint: string;
  /** Whether the hint advises it. */
  readonly isAdvised: boolean;
  /** Whether the balance covers the additional stake. */
  readonly isAffordable: boolean;
}

/**
 * The decisions that an open round offers.
 *
 * @param player.hint     the hint that the player has requested, if any
 * @param player.balance  what is left of the balance, in the coin's smallest unit
 */
export function offersIn(
  outcome: BlackjackOutcome,
  {
    rules: { insurance },
    hint,
    balance,
  }: { rules: Pick<ExpectedRules, 'insurance'>; hint: Hint | null; balance: number },
  money: Money,
): Offer[] {
  const added = addedStakes(outcome, insurance);
  return outcome.options.map((decision) => {
    const units = added[decision] ?? 0;
    const isAffordable = units <= balance;
    const amount = amountLabel(units, money);
    return {
      decision,
      added: units === 0 ? '' : isAffordable ? `+${amount}` : `Needs ${amount}`,
      hint: hint?.labels.get(decision) ?? '',
      isAdvised: hint?.best === decision,
      isAffordable,
    };
  });
}

/** The decisions whose additional stake the balance covers. */
export function affordableIn(
  outcome: BlackjackOutcome,
  { insurance }: Pick<ExpectedRules, 'insurance'>,
  balance: number,
): readonly BlackjackDecision[] {
  const added = addedStakes(outcome, insurance);
  return outcome.options.filter((decision) => (added[decision] ?? 0) <= balance);
}

/** The additional stake of each decision that has one. */
function addedStakes(
  { hands, active }: BlackjackOutcome,
  insurance: ExpectedRules['insurance'],
): Partial<Record<BlackjackDecision, number>> {
  const stake = hands[active ?? 0]?.stake ?? 0;
  return {
    double: stake,
    split: stake,
    ...(insurance && { insurance: stake / insurance.stakeDivisor }),
  };
}

/** What the decisions of an open round are about: the insurance, or one of the hands. */
export function subjectOf({ options, hands, active }: BlackjackOutcome): string {
  return options.includes('insurance') ? 'insurance' : `hand ${active} of ${hands.length}`;
}
