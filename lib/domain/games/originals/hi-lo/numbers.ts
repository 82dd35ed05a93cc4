import { highestMultiple } from '../multiple';

/** Numbers that decide what a round of Hi-Lo shows and pays. */
export interface HiLoNumbers {
  /** Ranks from the lowest to the highest. A drawn number is the card `ranks[number % ranks.length]`. */
  readonly ranks: readonly string[];
  /** Its suit is `suits[⌊number / ranks.length⌋]`. */
  readonly suits: readonly string[];
  /** Number of right guesses with which a round ends. */
  readonly mostRight: number;
  /** Number of cards in a row that the player may skip. */
  readonly mostSkips: number;
  /** Hundredths of the stake that a round returns on average, before its multiple is rounded down. */
  readonly returned: number;
  /** In hundredths of the stake; a guess that would lead to it or above is not offered. */
  readonly highestMultiple: number;
}

/** The numbers of version 1. */
export const hiLoNumbers: HiLoNumbers = {
  ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'],
  suits: ['s', 'h', 'd', 'c'],
  mostRight: 10,
  mostSkips: 3,
  returned: 99,
  highestMultiple,
};
