import { faultInStake, type Game } from '../game';
import type { BlackjackOutcome } from './outcome';
import { playRound } from './round';
import { type BlackjackRules, blackjackRules } from './rules';

export interface BlackjackGame extends Game<BlackjackOutcome> {
  readonly rules: BlackjackRules;
}

/** A card takes one random word, of which a block has eight; the longest round takes fewer than seven blocks, and one is spare. */
const blocks = 8;

/** Creates the game from one version of the rules. */
export function blackjackGame(rules: BlackjackRules): BlackjackGame {
  return {
    id: rules.id,
    version: rules.version,
    family: 'blackjack',
    rules,
    stakes: rules.stakes,
    canonicalText: canonicalRules(rules),
    blocks,
    faultIn: (request) => faultInStake(rules.stakes, request),
    play: (draws, play) => playRound(rules, draws, play),
  };
}

/** Blackjack in its current version. */
export const blackjack: BlackjackGame = blackjackGame(blackjackRules);

/** Serializes the rules as the text that is hashed: JSON without white space, fields in the order below. */
function canonicalRules(rules: BlackjackRules): string {
  const { id, version, ranks, suits, dealerStandsOn, pays, insurance, terms, stakes } = rules;
  return JSON.stringify({
    id,
    version,
    ranks,
    suits,
    dealerStandsOn,
    pays: { blackjack: pays.blackjack, won: pays.won, pushed: pays.pushed },
    ...(insurance && { insurance: { stakeDivisor: insurance.stakeDivisor, pays: insurance.pays } }),
    terms,
    stakes: { gold: stakes.gold, sweeps: stakes.sweeps },
  });
}
