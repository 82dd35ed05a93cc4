/** A planned evening of play. */
export interface Evening {
  /** Price of a round, in hundredths of a coin. */
  readonly stake: number;
  readonly roundsPerHour: number;
  readonly minutes: number;
  /** Return to player in basis points: 9550 is 95.50 %. */
  readonly rtpBasisPoints: number;
}

/** The expected values of an evening; amounts in hundredths of a coin. */
export interface EveningCost {
  readonly rounds: number;
  readonly staked: number;
  /** Expected loss, to the nearest hundredth. */
  readonly cost: number;
}

/**
 * Computes the expected loss of an evening: stake × rounds × house edge. A single evening ends above or below it.
 *
 * @param evening  non-negative integers; an unfinished round does not count
 */
export function costOf({ stake, roundsPerHour, minutes, rtpBasisPoints }: Evening): EveningCost {
  const rounds = Math.floor((roundsPerHour * minutes) / 60);
  const staked = stake * rounds;
  return { rounds, staked, cost: Math.round((staked * (10_000 - rtpBasisPoints)) / 10_000) };
}
