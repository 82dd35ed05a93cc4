import { bust } from './dealer-ends';
import { type Hand, highest, keyOf, noHand, totalOf, withCard } from './hand';
import type { HandDecision } from './outcome';
import { certain, mixOverCards, type Weights } from './weights';

/** A decision with all that follows when every later decision is optimal: the ends of the hand, or of each of two hands after a split. */
export interface Prospect {
  readonly decision: HandDecision;
  readonly ends: Weights;
  readonly hands: 1 | 2;
}

/** The best play against one face-up card of the dealer. Every card is drawn from a full deck, so nothing else matters. */
export interface BestPlay {
  /** For a hand's first two cards, by their values of 1 … 10. */
  ofPair(first: number, second: number): Prospect;
  /** For first two cards that may not be split. */
  ofFirstTwo(hand: Hand): Prospect;
  /** For a hand that may only draw or stand. */
  ofLater(hand: Hand): Prospect;
  /** What follows one decision for a hand below 21; a split is of two cards of one value, which make the hand. */
  after(decision: HandDecision, hand: Hand): Prospect;
}

/** Offset of the ends of doubled hands, bust first. */
const doubled = 32;

/** Decodes the end of a hand: its total, or `bust`, and the stakes on it. */
export function readEnd(end: number): { total: number; stakes: number } {
  return end < doubled ? { total: end, stakes: 1 } : { total: end - doubled, stakes: 2 };
}

/**
 * Finds the best play by comparing the exact value of each decision; of equal values, the decision with fewer cards.
 *
 * @param against  the ends of the dealer's hand, given that it is not blackjack
 */
export function bestPlay(against: Weights): BestPlay {
  const known = new Map<number, Prospect>();

  function ofLater(hand: Hand): Prospect {
    const key = keyOf(hand);
    const prospect = known.get(key) ?? bestOf(against, hand, stand(hand), hit);
    known.set(key, prospect);
    return prospect;
  }

  function hit(hand: Hand): Prospect {
    const ends = mixOverCards((value) => ofLater(withCard(hand, value)).ends);
    return { decision: 'hit', ends, hands: 1 };
  }

  function ofFirstTwo(hand: Hand): Prospect {
    return bestOf(against, hand, ofLater(hand), double);
  }

  function split({ low, hasAce }: Hand): Prospect {
    const value = low / 2;
    const one = withCard(noHand, value);
    const ends = mixOverCards((second) => {
      const hand = withCard(one, second);
      return (hasAce ? stand(hand) : ofFirstTwo(hand)).ends;
    });
    return { decision: 'split', ends, hands: 2 };
  }

  return {
    ofLater,
    ofFirstTwo,
    ofPair(first, second) {
      const hand = withCard(withCard(noHand, first), second);
      const whole = ofFirstTwo(hand);
      return first === second ? better(against, whole, split(hand)) : whole;
    },
    after: (decision, hand) => ({ stand, hit, double, split })[decision](hand),
  };
}

function stand(hand: Hand): Prospect {
  return { decision: 'stand', ends: certain(endOf(hand)), hands: 1 };
}

function double(hand: Hand): Prospect {
  const ends = mixOverCards((value) => certain(doubled + endOf(withCard(hand, value))));
  return { decision: 'double', ends, hands: 1 };
}

function endOf(hand: Hand): number {
  const total = totalOf(hand);
  return total > highest ? bust : total;
}

/** The better of a prospect and another decision; 21 stands. */
function bestOf(against: Weights, hand: Hand, first: Prospect, decide: (hand: Hand) => Prospect): Prospect {
  return totalOf(hand) >= highest ? first : better(against, first, decide(hand));
}

function better(against: Weights, first: Prospect, other: Prospect): Prospect {
  const isWorthMore = worthOf(against, other) * first.ends.total > worthOf(against, first) * other.ends.total;
  return isWorthMore ? other : first;
}

/** The average win of a prospect, in first stakes, times the totals of both hands' weights. */
export function worthOf(against: Weights, { ends, hands }: Prospect): bigint {
  let worth = 0n;
  for (const [end, weight] of ends.of) {
    const { total, stakes } = readEnd(end);
    worth += weight * BigInt(stakes * hands) * balanceOf(total, against);
  }
  return worth;
}

/** The dealer's weights below a total less those above it; a bust hand is below all of them. */
function balanceOf(total: number, against: Weights): bigint {
  if (total === bust) return -against.total;
  let balance = 0n;
  for (const [end, weight] of against.of) {
    if (end < total) balance += weight;
    if (end > total) balance -= weight;
  }
  return balance;
}
