import { bestHold, commonWays, weightedReturn } from './best-hold';
import { subsetCount } from './card-sets';
import { cardOf, deck } from './deck';
import { resultCount, resultOf } from './hand-rank';
import { eachHand } from './hands';
import { paysByResult, type PokerTable } from './pay-table';

/** The hold of perfect play, and the values of other choices for comparison. */
export interface HoldAdvice {
  readonly held: readonly boolean[];
  /** Average return of that hold, in stakes. */
  readonly returned: number;
  /** Average return of a choice, in stakes. */
  readonly returnOf: (held: readonly boolean[]) => number;
}

/**
 * Compares every hold of one deal over every hand that can follow from it, about 2.6 million: it takes a moment.
 *
 * Each hand of the deck can be reached from the deal in exactly one way, by holding the cards that both have in common. So one pass over
 * all hands counts every hold. It shares only the hand ranking with the counting behind the published odds.
 *
 * @param dealt  five cards in table order
 */
export function perfectHold(table: Pick<PokerTable, 'payTable'>, dealt: readonly string[]): HoldAdvice {
  const pays = paysByResult(table);
  const holds = countHolds(dealt.map(cardOf));
  const returnOfSubset = (subset: number) => weightedReturn(holds, subset, pays) / commonWays;
  const best = bestHold(holds, pays);
  return {
    held: dealt.map((_, at) => (best & (1 << at)) !== 0),
    returned: returnOfSubset(best),
    returnOf: (held) =>
      returnOfSubset(held.reduce((subset, isHeld, at) => subset | (isHeld ? 1 << at : 0), 0)),
  };
}

function countHolds(dealt: readonly number[]): Int32Array {
  const holds = new Int32Array(subsetCount * resultCount);
  const bitOf = Int32Array.from(deck, (_, card) => (dealt.includes(card) ? 1 << dealt.indexOf(card) : 0));
  eachHand((a, b, c, d, e) => {
    const held =
      (bitOf[a] as number) |
      (bitOf[b] as number) |
      (bitOf[c] as number) |
      (bitOf[d] as number) |
      (bitOf[e] as number);
    holds[held * resultCount + resultOf(a, b, c, d, e)]! += 1;
  });
  return holds;
}
