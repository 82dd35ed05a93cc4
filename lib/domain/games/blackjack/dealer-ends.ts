import { cardValues, type Hand, highest, noHand, totalOf, withCard } from './hand';
import type { BlackjackRules } from './rules';
import { certain, mixOverCards, type Weights } from './weights';

/** The number under which a hand that is bust is counted, the dealer's as well as the player's. */
export const bust = 0;

/** What the dealer comes to: the totals to stand on, and bust. */
export interface DealerEnds {
  /** Of thirteen second cards, those that make blackjack of the face-up card. */
  readonly blackjacks: bigint;
  /** The ends of all other hands. */
  readonly ends: Weights;
}

/** Weighs the ends of the dealer's hand by its face-up card's value of 1 … 10. */
export function dealerEnds(rules: BlackjackRules, up: number): DealerEnds {
  const first = withCard(noHand, up);
  const isNatural = (value: number) => totalOf(withCard(first, value)) === highest;
  const naturals = cardValues.filter(({ value }) => isNatural(value));
  const others = cardValues.filter(({ value }) => !isNatural(value));
  const drawOn = (hand: Hand): Weights => {
    const total = totalOf(hand);
    if (total >= rules.dealerStandsOn) return certain(total > highest ? bust : total);
    return mixOverCards((value) => drawOn(withCard(hand, value)));
  };
  return {
    blackjacks: naturals.reduce((sum, { thirteenths }) => sum + thirteenths, 0n),
    ends: mixOverCards((value) => drawOn(withCard(first, value)), others),
  };
}
