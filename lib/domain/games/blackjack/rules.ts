import type { Coin } from '#domain/money/coin';

/** Everything that decides what a round of blackjack shows and pays: its numbers as data, its procedure as text. */
export interface BlackjackRules {
  readonly id: string;
  readonly version: number;
  /** A drawn number of 0 … 51 is the card `ranks[number % 13]` of `suits[⌊number / 13⌋]`. */
  readonly ranks: readonly string[];
  readonly suits: readonly string[];
  /** The dealer draws below this total and stands on it and above, soft or hard. */
  readonly dealerStandsOn: number;
  /** Payout per stake as `[parts, of]`: `[5, 2]` is five for two, a prize of 3 to 2 plus the stake. */
  readonly pays: {
    readonly blackjack: readonly [number, number];
    readonly won: readonly [number, number];
    readonly pushed: readonly [number, number];
  };
  /** Offered while the dealer shows an ace, before anything else; absent in versions without it. */
  readonly insurance?:
    | {
        /** Its stake is the first stake divided by this. */
        readonly stakeDivisor: number;
        /** Payout when the dealer has blackjack, as a multiple of its stake, that stake included. */
        readonly pays: number;
      }
    | undefined;
  readonly terms: readonly string[];
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
}

/** Blackjack, version 2, the first with insurance. Every stake is even, so that 3 to 2 and half a stake are whole amounts. */
export const blackjackRules: BlackjackRules = {
  id: 'blackjack',
  version: 2,
  ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'],
  suits: ['s', 'h', 'd', 'c'],
  dealerStandsOn: 17,
  pays: { blackjack: [5, 2], won: [2, 1], pushed: [1, 1] },
  insurance: { stakeDivisor: 2, pays: 3 },
  terms: [
    'Every card is drawn from a full deck of 52.',
    'Cards are dealt to the player, the dealer face up, the player, the dealer face down; all others in the order of play.',
    'If the dealer shows an ace, the player first takes or declines insurance: half the stake again, which pays 2 to 1 if the dealer has blackjack and is lost otherwise.',
    'An ace and a ten-value card as the first two are blackjack. If either side has it, the round ends, at once or after the decision on insurance.',
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
};
