import type { Draws } from '#domain/fairness/draws';
import type { DecisionNotAllowed, Play, RoundSoFar } from '../game';
import { handOf } from './cards';
import {
  type Course,
  deal,
  dealerHasBlackjack,
  dealFrom,
  decide,
  type HandInPlay,
  hasBlackjack,
  optionsIn,
  playDealer,
} from './course';
import { highest, isSoft, totalOf } from './hand';
import type { BlackjackOutcome, HandResult, PlayerHand } from './outcome';
import type { BlackjackRules } from './rules';

/**
 * Plays a round up to its last decision: four cards at the deal, then one per card drawn by the player, then the dealer's.
 *
 * @param play.stake  one of the offered stakes; a double and a split stake the same amount again
 */
export function playRound(
  rules: BlackjackRules,
  draws: Draws,
  { stake, decisions }: Play,
): RoundSoFar<BlackjackOutcome> | DecisionNotAllowed {
  const next = dealFrom(rules, draws);
  const course = deal(next);
  for (const requested of decisions) {
    const decision = optionsIn(course).find((option) => option === requested);
    if (!decision) return { code: 'games/decision-not-allowed' };
    decide(course, decision, next);
  }
  const staked = course.hands.reduce((sum, { stakes }) => sum + stakes * stake, 0);
  if (optionsIn(course).length > 0) {
    return { outcome: openOutcome(course, stake), staked, payout: null, isShownInSteps: false };
  }
  playDealer(course, rules, next);
  const outcome = settledOutcome(rules, course, stake);
  const payout = outcome.hands.reduce((sum, hand) => sum + hand.payout, 0);
  return { outcome, staked, payout, isShownInSteps: false };
}

function openOutcome(course: Course, stake: number): BlackjackOutcome {
  const { hands, dealer } = course;
  const up = dealer.slice(0, 1);
  return {
    family: 'blackjack',
    hands: hands.map((hand) => shown(hand, stake, resultSoFar(hand), 0)),
    dealer: { cards: up, total: totalOf(handOf(up)), isHidden: true },
    active: hands.findIndex(({ isPlayed }) => !isPlayed),
    options: optionsIn(course),
  };
}

function settledOutcome(rules: BlackjackRules, course: Course, stake: number): BlackjackOutcome {
  const { hands, dealer } = course;
  return {
    family: 'blackjack',
    hands: hands.map((hand) => {
      const result = resultOf(course, hand);
      return shown(hand, stake, result, payoutOf(rules, result, hand.stakes * stake));
    }),
    dealer: { cards: [...dealer], total: totalOf(handOf(dealer)), isHidden: false },
    active: null,
    options: [],
  };
}

function shown({ cards, stakes }: HandInPlay, stake: number, result: HandResult, payout: number): PlayerHand {
  const hand = handOf(cards);
  return {
    cards: [...cards],
    total: totalOf(hand),
    isSoft: isSoft(hand),
    stake: stakes * stake,
    result,
    payout,
  };
}

function resultSoFar({ cards, isPlayed }: HandInPlay): HandResult {
  if (!isPlayed) return 'playing';
  return totalOf(handOf(cards)) > highest ? 'bust' : 'stood';
}

function resultOf(course: Course, { cards }: HandInPlay): HandResult {
  if (hasBlackjack(course)) return dealerHasBlackjack(course) ? 'pushed' : 'blackjack';
  if (dealerHasBlackjack(course)) return 'lost';
  const total = totalOf(handOf(cards));
  const against = totalOf(handOf(course.dealer));
  if (total > highest) return 'bust';
  if (against > highest || total > against) return 'won';
  return total === against ? 'pushed' : 'lost';
}

function payoutOf({ pays }: BlackjackRules, result: HandResult, stake: number): number {
  if (result !== 'blackjack' && result !== 'won' && result !== 'pushed') return 0;
  const [parts, of] = pays[result];
  return (stake / of) * parts;
}
