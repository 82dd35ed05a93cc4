import { sizeOfSubset, subsetCount, waysToDraw } from './card-sets';
import { resultCount } from './hand-rank';

// Local copies for the innermost loops: where modules are not bundled, an imported name is looked up on each access.
const width = resultCount;
const sizes = sizeOfSubset;

/** Least common multiple of the numbers of draws, the common unit in which holds of all sizes are compared and added up. */
export const commonWays = 7_669_695;

/** Weight of one draw in `commonWays`, by the number of cards kept. */
export const weightOfWay: readonly number[] = waysToDraw.map((ways) => commonWays / ways);

/**
 * Average return of a hold, in stakes times `commonWays`: a whole number, so that comparisons are exact.
 *
 * @param holds  `resultCount` numbers for each subset that can be held: how many draws lead to each result
 * @param pays   stakes that each result pays
 */
export function weightedReturn(holds: Int32Array, subset: number, pays: readonly number[]): number {
  let paid = 0;
  for (let result = 1; result < width; result += 1) {
    paid += (holds[subset * width + result] as number) * (pays[result] as number);
  }
  return paid * (weightOfWay[sizes[subset] as number] as number);
}

/**
 * Finds the hold with the highest average return; among equal ones, the hold that pays most often, then the one that keeps the most cards.
 */
export function bestHold(holds: Int32Array, pays: readonly number[]): number {
  let best = 0;
  let highest = weightedReturn(holds, best, pays);
  for (let subset = 1; subset < subsetCount; subset += 1) {
    const returned = weightedReturn(holds, subset, pays);
    if (returned < highest || (returned === highest && !isPreferred(holds, subset, best))) continue;
    best = subset;
    highest = returned;
  }
  return best;
}

/** Compares holds with the same return. */
function isPreferred(holds: Int32Array, subset: number, to: number): boolean {
  const size = sizes[subset] as number;
  const sizeOfOther = sizes[to] as number;
  const losses = (holds[subset * width] as number) * (weightOfWay[size] as number);
  const lossesOfOther = (holds[to * width] as number) * (weightOfWay[sizeOfOther] as number);
  return losses === lossesOfOther ? size > sizeOfOther : losses < lossesOfOther;
}
