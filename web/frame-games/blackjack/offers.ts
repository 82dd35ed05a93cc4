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
  { options, hands, active }: BlackjackOutcome,
  {
    rules: { insurance },
    hint,
    balance,
  }: { rules: Pick<ExpectedRules, 'insurance'>; hint: Hint | null; balance: number },
  money: Money,
): Offer[] {
  const stake = hands[active ?? 0]?.stake ?? 0;
  const added: Partial<Record<BlackjackDecision, number>> = {
    double: stake,
    split: stake,
    ...(insurance && { insurance: stake / insurance.stakeDivisor }),
  };
  return options.map((decision) => {
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

/** What the decisions of an open round are about: the insurance, or one of the hands. */
export function subjectOf({ options, hands, active }: BlackjackOutcome): string {
  return options.includes('insurance') ? 'insurance' : `hand ${active} of ${hands.length}`;
}
