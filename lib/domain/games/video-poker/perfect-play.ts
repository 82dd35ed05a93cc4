import { bestHold, commonWays, weightOfWay } from './best-hold';
import { sizeOfSubset } from './card-sets';
import { eachHandClass } from './hand-classes';
import { resultCount } from './hand-rank';
import { handCount } from './hands';
import { paysByResult, type PokerTable } from './pay-table';
import { countResults, HoldCounter, type ResultCounts } from './result-counts';

/** How often every result comes when each hand is held as returns the most. */
export interface PerfectPlay {
  /** The weight of each result, by its number. */
  readonly weights: readonly bigint[];
  /** The weights' sum: every hand that can be dealt, times a number of equally likely ways to draw. */
  readonly total: bigint;
}

/**
 * Plays every hand that can be dealt in every way in which it can be held, and takes the best: nothing is sampled, nothing rounded.
 *
 * Hands that differ in the names of their suits alone are played once. All weights are whole numbers below 2^45, which a number holds
 * exactly.
 */
export function perfectPlay(
  table: Pick<PokerTable, 'payTable'>,
  counts: ResultCounts = countResults(),
): PerfectPlay {
  const pays = paysByResult(table);
  const counter = new HoldCounter(counts);
  const weights = Array.from({ length: resultCount }, () => 0);
  eachHandClass((hand, size) => {
    counter.count(hand);
    const best = bestHold(counter.holds, pays);
    const weight = size * (weightOfWay[sizeOfSubset[best] as number] as number);
    for (let result = 0; result < resultCount; result += 1) {
      weights[result]! += weight * (counter.holds[best * resultCount + result] as number);
    }
  });
  return { weights: weights.map(BigInt), total: BigInt(handCount) * BigInt(commonWays) };
}
