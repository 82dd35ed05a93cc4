import { type BestPlay, bestPlay, type Prospect } from './best-play';
import { dealerEnds } from './dealer-ends';
import { type Hand, highest } from './hand';
import type { BlackjackRules } from './rules';

/** Stand; hit; double or else hit; double or else stand; split. */
type Advice = 'S' | 'H' | 'D' | 'Ds' | 'P';

/** The best decision for each hand, against each face-up card of the dealer. */
export interface Strategy {
  /** The dealer's face-up cards, in the order of every row's advice: `2 3 4 5 6 7 8 9 T A`. */
  readonly dealer: string;
  readonly hard: readonly StrategyRow[];
  readonly soft: readonly StrategyRow[];
  /** Pairs that may still be split; after a split they play by their total. */
  readonly pairs: readonly StrategyRow[];
}

export interface StrategyRow {
  /** A total, or the card of a pair. */
  readonly hand: string;
  /** One code for each card of the dealer: S stand, H hit, D double or else hit, Ds double or else stand, P split. */
  readonly advice: string;
}

/** Face-up cards and pairs by value, in the order that players expect. */
const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];

const lowestHard = 4;
const lowestSoft = 12;

/** Tabulates the best play. The odds on the PAR sheet assume this strategy. */
export function strategyOf(rules: BlackjackRules): Strategy {
  const plays = values.map((up) => bestPlay(dealerEnds(rules, up).ends));
  const row = (hand: string, adviceOf: (play: BestPlay) => Advice): StrategyRow => ({
    hand,
    advice: plays.map(adviceOf).join(' '),
  });
  const ofTotals = (lowest: number, handOf: (total: number) => Hand) =>
    totalsFrom(lowest).map((total) => row(String(total), (play) => adviceFor(play, handOf(total))));
  return {
    dealer: values.map(nameOf).join(' '),
    hard: ofTotals(lowestHard, (total) => ({ low: total, hasAce: false })),
    soft: ofTotals(lowestSoft, (total) => ({ low: total - 10, hasAce: true })),
    pairs: values.map((value) => row(nameOf(value), (play) => adviceForPair(play, value))),
  };
}

/** Totals below 21, on which a hand stands automatically. */
function totalsFrom(lowest: number): number[] {
  return Array.from({ length: highest - lowest }, (_, index) => lowest + index);
}

function adviceFor(play: BestPlay, hand: Hand): Advice {
  const later = play.ofLater(hand);
  return play.ofFirstTwo(hand).decision === 'double' ? doubleOr(later) : plain(later);
}

function adviceForPair(play: BestPlay, value: number): Advice {
  const hand = { low: value * 2, hasAce: value === 1 };
  return play.ofPair(value, value).decision === 'split' ? 'P' : adviceFor(play, hand);
}

function plain({ decision }: Prospect): Advice {
  return decision === 'stand' ? 'S' : 'H';
}

function doubleOr({ decision }: Prospect): Advice {
  return decision === 'stand' ? 'Ds' : 'D';
}

function nameOf(value: number): string {
  return value === 1 ? 'A' : value === 10 ? 'T' : String(value);
}
