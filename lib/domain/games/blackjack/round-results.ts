import { bestPlay, readEnd } from './best-play';
import { bust, dealerEnds } from './dealer-ends';
import { allThirteenths, highest, noHand, totalOf, withCard } from './hand';
import type { BlackjackRules } from './rules';
import { certain, mix, mixOverCards, renamed, sumOf, type Weights } from './weights';

/** The result of a round: amounts staked and paid. */
export interface RoundResult {
  /** In first stakes: 1, plus one for each double and split. */
  readonly staked: number;
  /** In half first stakes, so that 3 to 2 is a whole number. */
  readonly paidHalves: number;
}

const halves = 2;
/** Results are encoded so that the codes of two hands add up to that of the round. No round pays this many halves. */
const perStake = 32;

/** Decodes the result of a round. */
export function readResult(result: number): RoundResult {
  return { staked: Math.floor(result / perStake), paidHalves: result % perStake };
}

/** Weighs every possible result of a round when each decision is optimal, which includes that insurance is declined. */
export function roundResults(rules: BlackjackRules): Weights {
  return mixOverCards((up) => resultsAgainst(rules, up));
}

function resultsAgainst(rules: BlackjackRules, up: number): Weights {
  const { blackjacks, ends } = dealerEnds(rules, up);
  const best = bestPlay(ends);
  const { lost, pushed, blackjack } = resultsOf(rules);
  const played = (first: number, second: number): Weights => {
    if (isNatural(first, second)) return certain(blackjack);
    const { ends: ofHand, hands } = best.ofPair(first, second);
    return mix(
      [...ends.of].map(([against, chance]) => {
        const result = renamed(ofHand, (end) => resultOfHand(rules, end, against));
        return { chance, weights: hands === 1 ? result : sumOf(result, result) };
      }),
    );
  };
  return mixOverCards((first) =>
    mixOverCards((second) =>
      mix([
        { chance: blackjacks, weights: certain(isNatural(first, second) ? pushed : lost) },
        { chance: allThirteenths - blackjacks, weights: played(first, second) },
      ]),
    ),
  );
}

function isNatural(first: number, second: number): boolean {
  return totalOf(withCard(withCard(noHand, first), second)) === highest;
}

function resultOfHand(rules: BlackjackRules, end: number, against: number): number {
  const { total, stakes } = readEnd(end);
  const { won, lost, pushed } = resultsOf(rules);
  if (total === bust || total < against) return lost * stakes;
  return (total === against ? pushed : won) * stakes;
}

/** Codes of the results of one stake. */
function resultsOf({ pays }: BlackjackRules) {
  const paying = ([parts, of]: readonly [number, number]) => perStake + (parts * halves) / of;
  return {
    lost: perStake,
    won: paying(pays.won),
    pushed: paying(pays.pushed),
    blackjack: paying(pays.blackjack),
  };
}
