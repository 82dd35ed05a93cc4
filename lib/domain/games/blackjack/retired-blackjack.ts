import { type BlackjackGame, blackjackGame } from './blackjack-game';
import type { BlackjackRules } from './rules';

/** A version that was played never changes. */
const retiredRules: readonly BlackjackRules[] = [
  {
    id: 'blackjack',
    version: 1,
    ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'],
    suits: ['s', 'h', 'd', 'c'],
    dealerStandsOn: 17,
    pays: { blackjack: [5, 2], won: [2, 1], pushed: [1, 1] },
    terms: [
      'Every card is drawn from a full deck of 52.',
      'Cards are dealt to the player, the dealer face up, the player, the dealer face down; all others in the order of play.',
      'An ace and a ten-value card as the first two are blackjack. If either side has it, the round ends at once.',
      'A hand of 21 stands by itself.',
      'Any first two cards may be doubled, after a split too: the stake of the hand again, one card, and it stands.',
      'Two first cards of one value may be split, once: the stake again, and one card to each hand, the left one first.',
      'Split aces stand on their one card each, and 21 after a split is not blackjack.',
      'The dealer draws after the last hand unless every hand is bust.',
    ],
    stakes: {
      gold: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
      sweeps: [20, 40, 60, 100, 200, 300, 500],
    },
  },
];

/** Lists the versions that take no new rounds. */
export function listRetiredBlackjack(): BlackjackGame[] {
  return retiredRules.map(blackjackGame);
}
