/** An evening of play as somebody plans it. */
export interface Evening {
  /** What a round costs, in hundredths of a coin. */
  readonly stake: number;
  readonly roundsPerHour: number;
  readonly minutes: number;
  /** What the game pays back of all stakes on average: 9550 is 95.50 %. */
  readonly rtpBasisPoints: number;
}

/** What an evening comes to on average; amounts in hundredths of a coin. */
export interface EveningCost {
  readonly rounds: number;
  readonly staked: number;
  /** What the house keeps of it, to the nearest hundredth. */
  readonly cost: number;
}

/**
 * Works out what an evening costs on average: stake × rounds × what the house keeps. A single evening ends above or below it.
 *
 * @param evening  integers, none below 0; a round that was not finished in time is none
 */
export function costOf({ stake, roundsPerHour, minutes, rtpBasisPoints }: Evening): EveningCost {
  const rounds = Math.floor((roundsPerHour * minutes) / 60);
  const staked = stake * rounds;
  return { rounds, staked, cost: Math.round((staked * (10_000 - rtpBasisPoints)) / 10_000) };
}
