import { bestHold, commonWays, weightOfWay } from './best-hold';
import { sizeOfSubset } from './card-sets';
import { eachHandClass } from './hand-classes';
import { resultCount } from './hand-rank';
import { handCount } from './hands';
import { paysByResult, type PokerTable } from './pay-table';
import { countResults, HoldCounter, type ResultCounts } from './result-counts';

/** Frequency of every result when each hand is held for the highest return. */
export interface PerfectPlay {
  /** The weight of each result, by its number. */
  readonly weights: readonly bigint[];
  /** Sum of the weights: every possible deal, times a number of equally likely draws. */
  readonly total: bigint;
}

/**
 * Plays every possible deal with every possible hold and takes the best: nothing is sampled or rounded.
 *
 * Hands that are equal up to suits are played once. All weights are integers below 2^45, which a double holds exactly.
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
