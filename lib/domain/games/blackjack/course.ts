import type { Draws } from '#domain/fairness/draws';
import { cardAt, deckSize, handOf, valueOf } from './cards';
import { highest, totalOf } from './hand';
import type { BlackjackDecision } from './outcome';
import type { BlackjackRules } from './rules';

/** A hand of the player during the round. */
export interface HandInPlay {
  readonly cards: string[];
  /** Number of first stakes on it: 2 after a double. */
  stakes: 1 | 2;
  isPlayed: boolean;
}

/** A round in progress, the dealer's second card included. */
export interface Course {
  readonly hands: HandInPlay[];
  readonly dealer: string[];
  /** Offered under an ace; nothing else can be decided before it is taken or declined. */
  insurance: 'none' | 'offered' | 'taken';
}

/** Decisions of a hand, in the order in which they are offered. */
const playDecisions = ['hit', 'stand', 'double', 'split'] as const;

/** Draws a card for a hand. */
export type Deal = () => string;

export function dealFrom(rules: BlackjackRules, draws: Draws): Deal {
  return () => cardAt(rules, draws.below(deckSize(rules)));
}

/** Deals two cards each, alternating. When either side has blackjack, there is nothing left to play but the insurance. */
export function deal(rules: BlackjackRules, next: Deal): Course {
  const first = next();
  const up = next();
  const second = next();
  const hole = next();
  const hand: HandInPlay = { cards: [first, second], stakes: 1, isPlayed: false };
  const insurance = rules.insurance && valueOf(up) === 1 ? 'offered' : 'none';
  const course: Course = { hands: [hand], dealer: [up, hole], insurance };
  if (insurance === 'none') hand.isPlayed = endsAtTheDeal(course);
  return course;
}

/** Whether the player's hand is blackjack: never one of two after a split. */
export function hasBlackjack({ hands }: Course): boolean {
  return hands.length === 1 && isNatural((hands[0] as HandInPlay).cards);
}

/** Whether the dealer's first two cards are blackjack. */
export function dealerHasBlackjack({ dealer }: Course): boolean {
  return isNatural(dealer);
}

/** Decisions open to the first hand that is not played yet; empty when all are. */
export function optionsIn({ hands, insurance }: Course): BlackjackDecision[] {
  const hand = hands.find(({ isPlayed }) => !isPlayed);
  if (!hand) return [];
  if (insurance === 'offered') return ['insurance', 'no-insurance'];
  const [first, second, ...more] = hand.cards as [string, string, ...string[]];
  const isFirstTwo = more.length === 0;
  const isPair = isFirstTwo && valueOf(first) === valueOf(second);
  const isOpen = { hit: true, stand: true, double: isFirstTwo, split: isPair && hands.length === 1 };
  return playDecisions.filter((decision) => isOpen[decision]);
}

/** Applies one of the offered decisions to the first hand that is not played yet. */
export function decide(course: Course, decision: BlackjackDecision, next: Deal): void {
  const hand = course.hands.find(({ isPlayed }) => !isPlayed) as HandInPlay;
  if (decision === 'insurance' || decision === 'no-insurance') {
    course.insurance = decision === 'insurance' ? 'taken' : 'none';
    hand.isPlayed = endsAtTheDeal(course);
    return;
  }
  if (decision === 'split') return split(course, hand, next);
  if (decision === 'double') hand.stakes = 2;
  if (decision !== 'stand') hand.cards.push(next());
  hand.isPlayed = decision !== 'hit' || totalOf(handOf(hand.cards)) >= highest;
}

function split(course: Course, { cards }: HandInPlay, next: Deal): void {
  const isOfAces = cards.every((card) => valueOf(card) === 1);
  const hands = cards.map((card): HandInPlay => {
    const dealt = [card, next()];
    return { cards: dealt, stakes: 1, isPlayed: isOfAces || totalOf(handOf(dealt)) === highest };
  });
  course.hands.splice(0, 1, ...hands);
}

/** Plays the dealer's turn: draws to the total on which the dealer stands, unless every player hand is already settled. */
export function playDealer(course: Course, rules: BlackjackRules, next: Deal): void {
  const { hands, dealer } = course;
  if (endsAtTheDeal(course) || hands.every(({ cards }) => totalOf(handOf(cards)) > highest)) return;
  while (totalOf(handOf(dealer)) < rules.dealerStandsOn) dealer.push(next());
}

function endsAtTheDeal(course: Course): boolean {
  return hasBlackjack(course) || dealerHasBlackjack(course);
}

function isNatural(cards: readonly string[]): boolean {
  return cards.length === 2 && totalOf(handOf(cards)) === highest;
}
