import { faultInStake, type Game } from '../game';
import type { BlackjackOutcome } from './outcome';
import { playRound } from './round';
import { type BlackjackRules, blackjackRules } from './rules';

export interface BlackjackGame extends Game<BlackjackOutcome> {
  readonly rules: BlackjackRules;
}

/** A card takes one word of chance, of which eight make a block; a longest round takes fewer than seven, and one is spare. */
const blocks = 8;

/** Makes a game of the rules of a version. */
export function blackjackGame(rules: BlackjackRules): BlackjackGame {
  return {
    id: rules.id,
    version: rules.version,
    family: 'blackjack',
    rules,
    stakes: rules.stakes,
    canonicalText: canonicalRules(rules),
    blocks,
    faultIn: (asked) => faultInStake(rules.stakes, asked),
    play: (draws, play) => playRound(rules, draws, play),
  };
}

/** Blackjack as it is played today. */
export const blackjack: BlackjackGame = blackjackGame(blackjackRules);

/** Words the rules as the text whose hash names them: JSON without white space, fields in the order below. */
function canonicalRules(rules: BlackjackRules): string {
  const { id, version, ranks, suits, dealerStandsOn, pays, terms, stakes } = rules;
  return JSON.stringify({
    id,
    version,
    ranks,
    suits,
    dealerStandsOn,
    pays: { blackjack: pays.blackjack, won: pays.won, pushed: pays.pushed },
    terms,
    stakes: { gold: stakes.gold, sweeps: stakes.sweeps },
  });
}
