import { blocksFor } from '#domain/fairness/blocks';
import { meanPay } from '#domain/games/odds/pay-statistics';
import { createOriginal } from '../create-original';
import { instant } from '../instant';
import { isLittleRisk } from '../little-risk';
import { hundredths } from '../multiple';
import type { Original } from '../original';
import { rangeOf } from '../range-of';
import { risks } from '../risks';
import { originalStakes } from '../stakes';
import { board } from './board';
import { type KenoChoice, readChoice } from './choice';
import { boundsOf, drawNumbers } from './draw-numbers';
import { multiples } from './multiples';
import { paysOfPicks } from './pays';

/** Keno, version 1. */
export const keno: Original = createOriginal({
  id: 'keno',
  version: 1,
  stakes: originalStakes,
  table: {
    ...board,
    pays: risks.map((risk) => [risk, multiples[risk]]),
  },
  terms: [
    'Pick one to ten of the numbers from 1 to 40, and low, medium or high risk.',
    'Ten different numbers are drawn. Each number that is left is equally likely to be drawn next.',
    'A hit is a picked number that is drawn.',
    'A list of multiples is published for each risk and each count of picks. It pays by your count of hits, from none to all, in hundredths of your stake.',
  ],
  blocks: blocksFor(board.drawn, boundsOf(board)),
  hasDecisions: false,
  examples: [
    'low 7',
    'low 3,8,14,22,31,33,38,40',
    'medium 1,2,3,4,5',
    'medium 5,10,15,20,25,30,35,36,38,40',
    'high 8,18,28,38',
    'high 1,4,9,12,16,21,25,30,36',
  ],
  readChoice,
  choiceFault:
    'State a low, medium or high risk and one to ten numbers from 1 to 40 in ascending order, for example "high 1,7,13".',
  paysOf: (choice) => paysOfPicks(board, multiplesOf(choice)),
  isHedged: (choice) => isLittleRisk(paysOfPicks(board, multiplesOf(choice))),
  play: instant((draws, choice) => {
    const drawn = drawNumbers(board, draws);
    const hits = drawn.filter((number) => choice.picks.includes(number));
    return { shown: { drawn, hits }, multiple: multiplesOf(choice)[hits.length] as number };
  }),
  figures() {
    const choices = risks.flatMap((risk) =>
      multiples[risk].map((each, at) => ({
        choice: nameOf(risk, at + 1),
        pays: paysOfPicks(board, each),
      })),
    );
    return {
      strategy:
        'Which numbers are picked changes nothing. The return differs a little between risks and counts of picks, because payouts are round multiples. The lowest is published.',
      ...rangeOf(choices.map(({ choice, pays }) => ({ choice, rtp: meanPay(pays, hundredths) }))),
      choices,
    };
  },
});

function multiplesOf({ risk, picks }: KenoChoice): readonly number[] {
  return multiples[risk][picks.length - 1] as readonly number[];
}

function nameOf(risk: string, picks: number): string {
  return `${picks} ${picks === 1 ? 'pick' : 'picks'}, ${risk} risk`;
}
