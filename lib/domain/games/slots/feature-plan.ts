/** State of a feature between two free spins. */
export interface FeatureState {
  /** Awarded free spins that are still to come. */
  readonly left: number;
  /** Free spins awarded in this round so far, including those already played. */
  readonly won: number;
}

/**
 * Every state of a feature, each after the states that follow from it.
 *
 * `next[state]` contains the state after one spin for every kind of award, in the order of `awards`; it is empty where no spin is left.
 */
export interface FeaturePlan {
  readonly states: readonly FeatureState[];
  readonly next: readonly (readonly number[])[];
  /** Initial state for each start, in the order of the starts. */
  readonly starts: readonly number[];
}

/**
 * Lists the states of a feature from its ends to its starts.
 *
 * @param most    most free spins of one round
 * @param starts  free spins that a base spin awards
 * @param awards  distinct numbers of free spins that a free spin awards, including 0 if it can award none
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
