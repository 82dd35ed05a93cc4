/** Where a feature stands between two free spins. */
export interface FeatureState {
  /** Free spins to come, as far as they are awarded. */
  readonly left: number;
  /** Free spins awarded in this round so far, those that were played included. */
  readonly won: number;
}

/**
 * Every state that a feature can be in, each after the states that a spin leads to from it.
 *
 * `next[state]` has the state after one spin for every kind of award, in the order of `awards`; it is empty where no spin
 * is left.
 */
export interface FeaturePlan {
  readonly states: readonly FeatureState[];
  readonly next: readonly (readonly number[])[];
  /** The state in which a feature begins, in the order of the starts. */
  readonly starts: readonly number[];
}

/**
 * Lays out a feature from its ends to its starts.
 *
 * @param most    most free spins of one round
 * @param starts  free spins that a base spin awards
 * @param awards  different numbers of free spins that a free spin awards, 0 among them if it can award none
 */
export function featurePlan(most: number, starts: readonly number[], awards: readonly number[]): FeaturePlan {
  const states: FeatureState[] = [];
  const next: number[][] = [];
  const known = new Map<string, number>();

  function place(left: number, won: number): number {
    const name = `${left} ${won}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const following = left === 0 ? [] : awards.map((award) => placeAfter(left - 1, won, award));
    known.set(name, states.length);
    next.push(following);
    return states.push({ left, won }) - 1;
  }

  function placeAfter(left: number, won: number, award: number): number {
    const granted = Math.min(award, most - won);
    return place(left + granted, won + granted);
  }

  return { starts: starts.map((award) => placeAfter(0, 0, award)), states, next };
}
