import type { ExpectedRules } from '#domain/games/blackjack/expectations';
import type { BlackjackDecision, BlackjackOutcome } from '#domain/games/blackjack/outcome';
import { amountLabel, type Money } from '../felt/amounts';
import type { Hint } from './hint';

/** A decision that the player may take, and the small texts on its button. */
export interface Offer {
  readonly decision: BlackjackDecision;
  /** The additional stake; empty where there is none. */
  readonly added: string;
  /** What it returns on average; empty unless requested. */
  readonly hint: string;
  /** Whether the hint advises it. */
  readonly isAdvised: boolean;
}

/** The decisions that an open round offers. */
export function offersIn(
  { options, hands, active }: BlackjackOutcome,
  { insurance }: Pick<ExpectedRules, 'insurance'>,
  hint: Hint | null,
  money: Money,
): Offer[] {
  const stake = hands[active ?? 0]?.stake ?? 0;
  const added: Partial<Record<BlackjackDecision, number>> = {
    double: stake,
    split: stake,
    ...(insurance && { insurance: stake / insurance.stakeDivisor }),
  };
  return options.map((decision) => ({
    decision,
    added: added[decision] === undefined ? '' : `+${amountLabel(added[decision], money)}`,
    hint: hint?.labels.get(decision) ?? '',
    isAdvised: hint?.best === decision,
  }));
}

/** What the decisions of an open round are about: the insurance, or one of the hands. */
export function subjectOf({ options, hands, active }: BlackjackOutcome): string {
  return options.includes('insurance') ? 'insurance' : `hand ${active} of ${hands.length}`;
}
