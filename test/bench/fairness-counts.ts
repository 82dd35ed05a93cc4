import { evennessOf, normalTails } from '#domain/games/slots/simulation/chi-square';

/**
 * Counts of reel stops over spins: stops per reel, pairs of stops on neighboring reels, consecutive stops of one reel, and changes between
 * the lower and upper half of a reel.
 */
export interface FairnessCounts {
  add(stops: ArrayLike<number>): void;
  /** Probability of at least this deviation by chance: the lowest of each kind. */
  lowestTails(): FairnessTails;
}

export interface FairnessTails {
  /** Chi-square of each reel’s stops. */
  readonly stops: number;
  /**
   * Chi-square of consecutive draws: neighboring reels, and the last reel with the next spin’s first. This is the serial test of Knuth,
   * The Art of Computer Programming 2, 3.3.2 B; pairs of the same two reels do not overlap.
   */
  readonly pairs: number;
  /** Runs below and above the middle, by reel. */
  readonly runs: number;
}

/** Creates counters for reels of these lengths. */
export function countFairness(lengths: readonly number[]): FairnessCounts {
  const stopsOf = lengths.map((length) => new Float64Array(length));
  const pairsOf = lengths.map(
    (length, reel) => new Float64Array(length * lengths[(reel + 1) % lengths.length]!),
  );
  const runsOf = lengths.map(() => ({ below: 0, above: 0, runs: 0, wasAbove: -1 }));
  const reels = lengths.length;
  let lastOfSpinBefore = -1;
  return { add, lowestTails };

  function add(stops: ArrayLike<number>): void {
    for (let reel = 0; reel < reels; reel += 1) {
      const stop = stops[reel]!;
      stopsOf[reel]![stop]! += 1;
      if (reel > 0) pairsOf[reel - 1]![stops[reel - 1]! * lengths[reel]! + stop]! += 1;
      const isAbove = stop * 2 < lengths[reel]! ? 0 : 1;
      const of = runsOf[reel]!;
      if (isAbove === 1) of.above += 1;
      else of.below += 1;
      if (isAbove !== of.wasAbove) of.runs += 1;
      of.wasAbove = isAbove;
    }
    if (lastOfSpinBefore >= 0) pairsOf[reels - 1]![lastOfSpinBefore * lengths[0]! + stops[0]!]! += 1;
    lastOfSpinBefore = stops[reels - 1]!;
  }

  function lowestTails(): FairnessTails {
    return {
      stops: Math.min(...stopsOf.map((counts) => evennessOf(counts).tail)),
      pairs: Math.min(...pairsOf.map((counts) => evennessOf(counts).tail)),
      runs: Math.min(...runsOf.map(tailOfRuns)),
    };
  }
}

/**
 * Wald-Wolfowitz runs test: given the number of values below and above, the number of runs is nearly normal (NIST/SEMATECH e-Handbook of
 * Statistical Methods, 1.3.5.13).
 */
function tailOfRuns({ below, above, runs }: { below: number; above: number; runs: number }): number {
  const values = below + above;
  const expected = (2 * below * above) / values + 1;
  const variance = ((expected - 1) * (expected - 2)) / (values - 1);
  return normalTails((runs - expected) / Math.sqrt(variance));
}
