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
 * Lists the states of a feature from its ends to its starts: those after the most free spins first, those before the first one last.
 *
 * @param most    most free spins of one round
 * @param starts  free spins that a base spin awards
 * @param awards  distinct numbers of free spins that a free spin awards, including 0 if it can award none
 */
export function featurePlan(most: number, starts: readonly number[], awards: readonly number[]): FeaturePlan {
  const wonAfter = (won: number, award: number) => Math.min(won + award, most);
  const wonBySpins = wonAfterSpins(starts, awards, wonAfter);

  const states: FeatureState[] = [];
  const next: number[][] = [];
  let following = new Map<number, number>();
  for (let played = wonBySpins.length - 1; played >= 0; played -= 1) {
    const placed = new Map<number, number>();
    for (const won of wonBySpins[played] as Set<number>) {
      placed.set(won, states.push({ left: won - played, won }) - 1);
      next.push(won === played ? [] : awards.map((award) => following.get(wonAfter(won, award)) as number));
    }
    following = placed;
  }
  return { states, next, starts: starts.map((award) => following.get(wonAfter(0, award)) as number) };
}

/** The totals that free spins can have been awarded after 0, 1, 2 … of them were played. */
function wonAfterSpins(
  starts: readonly number[],
  awards: readonly number[],
  wonAfter: (won: number, award: number) => number,
): Set<number>[] {
  const wonBySpins = [new Set(starts.map((award) => wonAfter(0, award)))];
  for (let played = 0; ; played += 1) {
    const onward = [...(wonBySpins[played] as Set<number>)].filter((won) => won > played);
    if (onward.length === 0) return wonBySpins;
    wonBySpins.push(new Set(onward.flatMap((won) => awards.map((award) => wonAfter(won, award)))));
  }
}
