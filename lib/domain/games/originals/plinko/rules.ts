import { blocksFor } from '#domain/fairness/blocks';
import { meanPay } from '#domain/games/odds/pay-statistics';
import { createOriginal } from '../create-original';
import { instant } from '../instant';
import { isLittleRisk } from '../little-risk';
import { hundredths } from '../multiple';
import type { Original } from '../original';
import { rangeOf } from '../range-of';
import { originalStakes } from '../stakes';
import { boardName } from './board-name';
import { bucketOf } from './bucket';
import { type Board, boards, readChoice } from './choice';
import { multiples } from './multiples';
import { paysOfBuckets } from './pays';

/** A peg sends the ball to the left (0) or to the right (1). */
const sides = 2;
const mostRows = Math.max(...boards.map(rowsOf));

/** Plinko, version 1. */
export const plinko: Original = createOriginal({
  id: 'plinko',
  version: 1,
  stakes: originalStakes,
  table: {
    boards: boards.map((board) => [board, multiples[board]]),
  },
  terms: [
    'Choose 8, 12 or 16 rows of pegs, and low, medium or high risk.',
    'At the peg of each row the ball falls to the left or to the right with the same chance.',
    'The ball ends in the bucket whose number from the left, starting with 0, is the count of its falls to the right.',
    'The bucket pays its multiple, in hundredths of your stake.',
  ],
  blocks: blocksFor(mostRows, [sides]),
  hasDecisions: false,
  examples: boards as [Board, ...Board[]],
  readChoice,
  choiceFault: 'Choose 8, 12 or 16 rows and a low, medium or high risk, for example "12 medium".',
  paysOf: (board) => paysOfBuckets(multiples[board]),
  isHedged: (board) => isLittleRisk(paysOfBuckets(multiples[board])),
  play: instant((draws, board) => {
    const path = Array.from({ length: rowsOf(board) }, () => draws.below(sides));
    return { shown: { path }, multiple: multiples[board][bucketOf(path)] as number };
  }),
  figures() {
    const choices = boards.map((board) => ({
      choice: boardName(board),
      pays: paysOfBuckets(multiples[board]),
    }));
    return {
      strategy:
        'The return differs a little between the nine boards, because payouts are round multiples. The lowest is published.',
      ...rangeOf(choices.map(({ choice, pays }) => ({ choice, rtp: meanPay(pays, hundredths) }))),
      choices,
    };
  },
});

function rowsOf(board: Board): number {
  return multiples[board].length - 1;
}
