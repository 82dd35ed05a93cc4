import { cardValues, type Hand, highest, keyOf, noHand, totalOf, withCard } from './hand';
import type { BlackjackRules } from './rules';
import { certain, mixOverCards, type Weights } from './weights';

/** The number that represents a bust hand, of the dealer or the player. */
export const bust = 0;

/** Possible ends of the dealer's hand: the totals to stand on, and bust. */
export interface DealerEnds {
  /** Number of the thirteen second cards that make blackjack with the face-up card. */
  readonly blackjacks: bigint;
  /** The ends of all other hands. */
  readonly ends: Weights;
}

/** Weighs the ends of the dealer's hand by the value of its face-up card, 1 … 10. */
export function dealerEnds(rules: Pick<BlackjackRules, 'dealerStandsOn'>, up: number): DealerEnds {
  const first = withCard(noHand, up);
  const isNatural = (value: number) => totalOf(withCard(first, value)) === highest;
  const naturals = cardValues.filter(({ value }) => isNatural(value));
  const others = cardValues.filter(({ value }) => !isNatural(value));
  const known = new Map<number, Weights>();
  const drawOn = (hand: Hand): Weights => {
    const total = totalOf(hand);
    if (total >= rules.dealerStandsOn) return certain(total > highest ? bust : total);
    const key = keyOf(hand);
    const ends = known.get(key) ?? mixOverCards((value) => drawOn(withCard(hand, value)));
    known.set(key, ends);
    return ends;
  };
  return {
    blackjacks: naturals.reduce((sum, { thirteenths }) => sum + thirteenths, 0n),
    ends: mixOverCards((value) => drawOn(withCard(first, value)), others),
  };
}
