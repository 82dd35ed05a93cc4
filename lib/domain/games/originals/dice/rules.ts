import { blocksFor } from '#domain/fairness/blocks';
import { type Fraction, fraction } from '#domain/games/odds/fraction';
import { createOriginal } from '../create-original';
import { instant } from '../instant';
import { isLittleRisk } from '../little-risk';
import { multipleOf } from '../multiple';
import type { Original } from '../original';
import { rangeOf } from '../range-of';
import { originalStakes } from '../stakes';
import { paysOf, returnOf, type WinOrLose } from '../win-or-lose';
import { numbers, percentOf, readChoice } from './choice';

/** Number of equally likely rolls: 0.00 to 99.99, in hundredths. */
const rolls = 10_000;

/** Multiple of each chance in whole percent, from the lowest chance. */
const pays = Array.from({ length: numbers.most - numbers.least + 1 }, (_, at) => {
  const percent = numbers.least + at;
  return [percent, multipleOf(chanceOf(percent))] as const;
});

/** Chances whose figures are published; all others lie between them. */
const published = [2, 5, 10, 25, 50, 75, 90, 98];

/** Dice, version 1. */
export const dice: Original = createOriginal({
  id: 'dice',
  version: 1,
  stakes: originalStakes,
  table: { rolls, pays },
  terms: [
    'A roll is one of 10,000 equally likely numbers from 0.00 to 99.99.',
    'Choose a whole number from 2 to 98, and whether the roll will be under it or over it.',
    'A roll of exactly the number counts as over it.',
    'A win pays 0.99 divided by its chance, rounded down to hundredths of your stake.',
  ],
  blocks: blocksFor(1, [rolls]),
  hasDecisions: false,
  examples: ['under 50', 'over 50', 'under 2', 'over 2', 'under 98', 'over 98', 'under 75'],
  readChoice,
  choiceFault: `Choose "under" or "over" and a whole number from ${numbers.least} to ${numbers.most}, for example "under 50".`,
  paysOf: (choice) => paysOf(betOn(percentOf(choice))),
  isHedged: (choice) => isLittleRisk(paysOf(betOn(percentOf(choice)))),
  play: instant((draws, choice) => {
    const roll = draws.below(rolls);
    const isUnder = roll < (choice.number * rolls) / 100;
    const isWon = isUnder === (choice.side === 'under');
    return { shown: { roll: [roll] }, multiple: isWon ? multipleAt(percentOf(choice)) : 0 };
  }),
  figures() {
    const bets = pays.map(([percent]) => ({ percent, choice: `${percent}% chance`, ...betOn(percent) }));
    return {
      strategy:
        'The return differs a little between chances, because payouts are whole hundredths of the stake. The lowest is published.',
      ...rangeOf(bets.map((bet) => ({ choice: bet.choice, rtp: returnOf(bet) }))),
      choices: bets
        .filter(({ percent }) => published.includes(percent))
        .map((bet) => ({ choice: bet.choice, pays: paysOf(bet) })),
    };
  },
});

function betOn(percent: number): WinOrLose {
  return { chance: chanceOf(percent), multiple: multipleAt(percent) };
}

function multipleAt(percent: number): number {
  return pays[percent - numbers.least]![1];
}

function chanceOf(percent: number): Fraction {
  return fraction(BigInt(percent), 100n);
}
