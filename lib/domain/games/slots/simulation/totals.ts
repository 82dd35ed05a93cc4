/** Totals of many rounds; pays are in parts of the stake, and every figure is exact. */
export interface RoundTotals {
  readonly rounds: number;
  readonly paid: bigint;
  /** Sum of the squares of the rounds' pays. */
  readonly squares: bigint;
  /** Rounds that paid anything. */
  readonly hits: number;
  /** Rounds with free spins, and the number of free spins played. */
  readonly features: number;
  readonly freeSpins: number;
  /** Highest pay of one round. */
  readonly highest: number;
}

/** Totals of zero rounds. */
export const noTotals: RoundTotals = {
  rounds: 0,
  paid: 0n,
  squares: 0n,
  hits: 0,
  features: 0,
  freeSpins: 0,
  highest: 0,
};

/** Adds the totals of two runs. */
export function addTotals(left: RoundTotals, right: RoundTotals): RoundTotals {
  return {
    rounds: left.rounds + right.rounds,
    paid: left.paid + right.paid,
    squares: left.squares + right.squares,
    hits: left.hits + right.hits,
    features: left.features + right.features,
    freeSpins: left.freeSpins + right.freeSpins,
    highest: Math.max(left.highest, right.highest),
  };
}

/** Squares of pays below this are summed as numbers: 2^20 of them stay below 2^52. Larger, rarer ones are summed as big integers. */
const smallPays = 2 ** 16;

/** Totals of one block's base spins, whose pays include their free spins. */
export function totalsOf(pays: Float64Array, rounds: number): RoundTotals {
  let [paid, smallSquares, hits, highest] = [0, 0, 0, 0];
  let largeSquares = 0n;
  for (let round = 0; round < rounds; round += 1) {
    const pay = pays[round] as number;
    paid += pay;
    hits += pay > 0 ? 1 : 0;
    if (pay > highest) highest = pay;
    if (pay < smallPays) smallSquares += pay * pay;
    else largeSquares += BigInt(pay) ** 2n;
  }
  const squares = BigInt(smallSquares) + largeSquares;
  return { rounds, paid: BigInt(paid), squares, hits, features: 0, freeSpins: 0, highest };
}
