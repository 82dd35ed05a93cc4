/** What a stake can be placed on. */
export const bets = ['player', 'banker', 'tie'] as const;

export type Bet = (typeof bets)[number];

/** Which side wins a round: the same names as the bets. */
export type Result = Bet;

const everyValue = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Numbers that decide what a round of baccarat shows and pays: punto banco, dealt from a shoe that is full in every round. */
export const baccaratTable = {
  decks: 8,
  /** A card is a number from 0 to 51: four times its place among the ranks, plus its place among the suits. */
  ranks: ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'],
  suits: ['c', 'd', 'h', 's'],
  /** Value of each rank. */
  values: [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1],
  /** Two cards of this total or a higher one end the round. */
  naturalFrom: 8,
  /** A side that decides by its own two cards draws with this total or a lower one. */
  drawsUpTo: 5,
  /** By the banker's total of two cards, 0 to 7: the player's third cards that the banker draws on. */
  bankerDrawsOn: [
    everyValue,
    everyValue,
    everyValue,
    [0, 1, 2, 3, 4, 5, 6, 7, 9],
    [2, 3, 4, 5, 6, 7],
    [4, 5, 6, 7],
    [6, 7],
    [],
  ],
  /** Hundredths of the stake by bet: when the player wins, when the banker wins, and on a tie. */
  pays: [
    ['player', 200, 0, 100],
    ['banker', 0, 195, 100],
    ['tie', 0, 0, 900],
  ],
} as const;
