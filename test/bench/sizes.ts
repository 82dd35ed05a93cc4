/** Ids of the games to measure; an empty list measures all. */
const allGames: readonly string[] = [];

/** Sizes of each part of the bench. */
export const full = {
  slots: {
    rateRounds: 4_000_000,
    rateTurns: 20,
    rateTurnMs: 1_000,
    workerRounds: 12_000_000,
    workerTurns: 5,
    machines: Infinity,
    returnRounds: 100_000_000,
    exactReturns: 201,
    distributions: 3,
    liveSpins: 50_000,
  },
  originals: { rounds: 1_000_000 },
  odds: { games: allGames, rounds: 1_000_000 },
  fairness: { simulatedDraws: 100_000_000, liveDraws: 10_000_000 },
  mutants: { mutants: Infinity, wholeRoom: true },
  rounds: { players: 16, warmUpRounds: 5, roundsEach: 60 },
  checkouts: { shoppers: 16, warmUpOrders: 3, ordersEach: 25 },
  lambdas: { loads: 21 },
  products: { products: 1_000, passes: 5, changes: 100, crowd: 50 },
  catalog: { few: 1_000, many: 100_000, orders: 1_000_000, ordersEach: 100, pages: 200 },
  starts: { inFreshClone: true },
  pages: { loads: 8 },
  grid: { prizes: 1_000, turns: 4 },
  reels: { tracedRounds: 10, roundsBefore: 200, roundsBetween: 500 },
  frames: { games: allGames, rounds: 2, animationMs: 6_000 },
};

export type Sizes = typeof full;

/** Minimum sizes with which every part finishes in seconds; the values are meaningless and have no goals. */
export const smoke: Sizes = {
  slots: {
    rateRounds: 2_000,
    rateTurns: 1,
    rateTurnMs: 0,
    workerRounds: 2_000,
    workerTurns: 1,
    machines: 1,
    returnRounds: 10_000,
    exactReturns: 1,
    distributions: 1,
    liveSpins: 20,
  },
  originals: { rounds: 2_000 },
  odds: { games: allGames, rounds: 5_000 },
  fairness: { simulatedDraws: 100_000, liveDraws: 20_000 },
  mutants: { mutants: 1, wholeRoom: false },
  rounds: { players: 2, warmUpRounds: 1, roundsEach: 2 },
  checkouts: { shoppers: 2, warmUpOrders: 1, ordersEach: 1 },
  lambdas: { loads: 1 },
  products: { products: 40, passes: 1, changes: 2, crowd: 2 },
  catalog: { few: 400, many: 800, orders: 1_000, ordersEach: 25, pages: 4 },
  starts: { inFreshClone: false },
  pages: { loads: 1 },
  grid: { prizes: 30, turns: 1 },
  reels: { tracedRounds: 1, roundsBefore: 1, roundsBetween: 1 },
  // Some rounds take three seconds, and a press before their end would begin none.
  frames: { games: allGames, rounds: 1, animationMs: 3_500 },
};
