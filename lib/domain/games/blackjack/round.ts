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
  const course = deal(rules, next);
  for (const requested of decisions) {
    const decision = optionsIn(course).find((option) => option === requested);
    if (!decision) return { code: 'games/decision-not-allowed' };
    decide(course, decision, next);
  }
  const isOpen = optionsIn(course).length > 0;
  if (!isOpen) playDealer(course, rules, next);
  const outcome = isOpen ? openOutcome(rules, course, stake) : settledOutcome(rules, course, stake);
  const bets = [...outcome.hands, ...(outcome.insurance ? [outcome.insurance] : [])];
  return {
    outcome,
    staked: sumOf(bets, (bet) => bet.stake),
    payout: isOpen ? null : sumOf(bets, (bet) => bet.payout),
    isShownInSteps: false,
  };
}

function openOutcome(rules: BlackjackRules, course: Course, stake: number): BlackjackOutcome {
  const { hands, dealer } = course;
  const up = dealer.slice(0, 1);
  return {
    family: 'blackjack',
    hands: hands.map((hand) => shown(hand, stake, resultSoFar(hand), 0)),
    dealer: { cards: up, total: totalOf(handOf(up)), isHidden: true },
    ...insuranceIn(rules, course, stake),
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
    ...insuranceIn(rules, course, stake),
    active: null,
    options: [],
  };
}

/** The insurance that was taken. While the round is open, it is lost: the dealer has no blackjack. */
function insuranceIn(
  { insurance }: BlackjackRules,
  course: Course,
  firstStake: number,
): Pick<BlackjackOutcome, 'insurance'> {
  if (!insurance || course.insurance !== 'taken') return {};
  const stake = firstStake / insurance.stakeDivisor;
  return { insurance: { stake, payout: dealerHasBlackjack(course) ? stake * insurance.pays : 0 } };
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

function sumOf<Bet>(bets: readonly Bet[], amountOf: (bet: Bet) => number): number {
  return bets.reduce((sum, bet) => sum + amountOf(bet), 0);
}

function payoutOf({ pays }: BlackjackRules, result: HandResult, stake: number): number {
  if (result !== 'blackjack' && result !== 'won' && result !== 'pushed') return 0;
  const [parts, of] = pays[result];
  return (stake / of) * parts;
}
