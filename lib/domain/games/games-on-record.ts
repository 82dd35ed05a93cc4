/**
 * Ids of every game that a ledger may contain rounds of: current and withdrawn. They are listed apart from the games, so that a function
 * that only reads ledgers does not load the mathematics of every game.
 */
export const gamesOnRecord: readonly string[] = [
  'hk-slots',
  'jade-fortune',
  'neon-tiger',
  'dragon-scratch',
  'lucky-ticket',
  'harbour-wheel',
  'blackjack',
  'roulette',
  'video-poker',
  'dice',
  'limbo',
  'baccarat',
];
