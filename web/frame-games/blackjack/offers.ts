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

/** The decisions that an open round offers. A double and a split add the stake of their hand again. */
export function offersIn(
  { options, hands, active }: BlackjackOutcome,
  hint: Hint | null,
  money: Money,
): Offer[] {
  const stake = hands[active ?? 0]?.stake ?? 0;
  return options.map((decision) => {
    const added = decision === 'double' || decision === 'split' ? `+${amountLabel(stake, money)}` : '';
    return { decision, added, hint: hint?.labels.get(decision) ?? '', isAdvised: hint?.best === decision };
  });
}
