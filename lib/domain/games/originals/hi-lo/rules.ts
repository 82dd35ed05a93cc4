import { blocksFor } from '#domain/fairness/blocks';
import { createOriginal } from '../create-original';
import { isLittleRiskMultiple } from '../little-risk';
import type { Original } from '../original';
import { originalStakes } from '../stakes';
import { hiLoFigures } from './figures';
import { hiLoNumbers } from './numbers';
import { playHiLo } from './round';

const { ranks, suits, mostRight, mostSkips, returned, highestMultiple } = hiLoNumbers;
/** The first card, and for each guess its card and those that are skipped before it. */
const mostCards = 1 + mostRight * (1 + mostSkips);

/** What is read where no choice was sent, which is all that Hi-Lo accepts. */
const noChoice = 'none';

/** Hi-Lo, version 1. */
export const hiLo: Original = createOriginal({
  id: 'hi-lo',
  version: 1,
  stakes: originalStakes,
  table: { ranks, suits, mostRight, mostSkips, returned, highestMultiple },
  terms: [
    'Every card is drawn from a full deck of 52, so each rank from ace, the lowest, to king is equally likely every time.',
    'The player guesses whether the next card is higher or the same, or lower or the same. On an ace the guesses are higher and the same, on a king lower and the same.',
    'A wrong guess ends the round without a payout.',
    'Instead of a guess the player may skip a card, three in a row at most.',
    'After each right guess the player may collect: 0.99 divided by the chance of all right guesses, rounded down to hundredths of the stake.',
    'A guess that would lead to 10,000 times the stake or above is not offered. The round is paid at once when no guess is offered, and with the tenth right guess.',
  ],
  blocks: blocksFor(mostCards, [ranks.length * suits.length]),
  hasDecisions: true,
  examples: [null],
  readChoice: (text) => (text === null ? noChoice : null),
  choiceFault: 'This game does not take a choice.',
  isHedged: (_, multiple) => isLittleRiskMultiple(multiple),
  play: (draws, _, decisions) => playHiLo(draws, hiLoNumbers, decisions),
  figures: hiLoFigures,
});
