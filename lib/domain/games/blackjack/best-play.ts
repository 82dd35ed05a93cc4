import { bust } from './dealer-ends';
import { type Hand, highest, noHand, totalOf, withCard } from './hand';
import type { BlackjackDecision } from './outcome';
import { certain, mixOverCards, type Weights } from './weights';

/** A decision with all that follows when every later decision is optimal: the ends of the hand, or of each of two hands after a split. */
export interface Prospect {
  readonly decision: BlackjackDecision;
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
    const key = hand.hasAce ? -hand.low : hand.low;
    const prospect = known.get(key) ?? better(against, stand(hand), hit(hand));
    known.set(key, prospect);
    return prospect;
  }

  function hit(hand: Hand): Prospect | null {
    if (totalOf(hand) >= highest) return null;
    const ends = mixOverCards((value) => ofLater(withCard(hand, value)).ends);
    return { decision: 'hit', ends, hands: 1 };
  }

  function ofFirstTwo(hand: Hand): Prospect {
    return better(against, ofLater(hand), double(hand));
  }

  function split(value: number): Prospect {
    const one = withCard(noHand, value);
    const ends = mixOverCards((second) => {
      const hand = withCard(one, second);
      return (value === 1 ? stand(hand) : ofFirstTwo(hand)).ends;
    });
    return { decision: 'split', ends, hands: 2 };
  }

  return {
    ofLater,
    ofFirstTwo,
    ofPair(first, second) {
      const whole = ofFirstTwo(withCard(withCard(noHand, first), second));
      return first === second ? better(against, whole, split(first)) : whole;
    },
  };
}

function stand(hand: Hand): Prospect {
  return { decision: 'stand', ends: certain(endOf(hand)), hands: 1 };
}

function double(hand: Hand): Prospect | null {
  if (totalOf(hand) >= highest) return null;
  const ends = mixOverCards((value) => certain(doubled + endOf(withCard(hand, value))));
  return { decision: 'double', ends, hands: 1 };
}

function endOf(hand: Hand): number {
  const total = totalOf(hand);
  return total > highest ? bust : total;
}

function better(against: Weights, first: Prospect, other: Prospect | null): Prospect {
  if (!other) return first;
  const isWorthMore = worthOf(against, other) * first.ends.total > worthOf(against, first) * other.ends.total;
  return isWorthMore ? other : first;
}

/** The average win of a prospect, in first stakes, times the totals of both hands' weights. */
function worthOf(against: Weights, { ends, hands }: Prospect): bigint {
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
