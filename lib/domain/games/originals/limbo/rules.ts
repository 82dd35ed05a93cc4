import { blocksFor } from '#domain/fairness/blocks';
import { type Fraction, fraction } from '#domain/games/odds/fraction';
import { createOriginal } from '../create-original';
import { instant } from '../instant';
import { isLittleRisk } from '../little-risk';
import { highestMultiple, hundredths } from '../multiple';
import type { Original, OriginalFigures } from '../original';
import { originalStakes } from '../stakes';
import { paysOf } from '../win-or-lose';
import { betOn, type LimboNumbers, winsOf } from './chance';
import { readTarget, targets, targetText } from './target';

const numbers: LimboNumbers = { draws: 100_000_000, returned: 99 };

/** Targets whose figures are published. */
const published = [101, 150, 200, 300, 500, 1_000, 10_000, 100_000, 1_000_000];

/** Limbo, version 1. */
export const limbo: Original = createOriginal({
  id: 'limbo',
  version: 1,
  stakes: originalStakes,
  table: { ...numbers, least: targets.least, most: targets.most },
  terms: [
    'A draw n is one of 100,000,000 equally likely numbers from 0.',
    'The result is 0.99 × 100,000,000 divided by n + 1, rounded down to hundredths, from 1.00 up to 10,000.00.',
    'Choose a target from 1.01 to 10,000.00. A result of the target or more pays the target times your stake.',
  ],
  blocks: blocksFor(1, [numbers.draws]),
  hasDecisions: false,
  examples: ['2.00', '1.01', '1.53', '10.00', '123.45', '10000.00'],
  readChoice: readTarget,
  choiceFault: `Choose a target from ${targetText(targets.least)} to ${targetText(targets.most)} with two decimals, for example "2.00".`,
  paysOf: (target) => paysOf(betOn(numbers, target)),
  isHedged: (target) => isLittleRisk(paysOf(betOn(numbers, target))),
  play: instant((from, target) => {
    const result = resultOf(from.below(numbers.draws));
    return { shown: { result: [result] }, multiple: result >= target ? target : 0 };
  }),
  figures: () => ({
    strategy:
      'The return differs by less than a hundredth of a percent between targets, because draws are whole numbers. The lowest is published.',
    ...rangeOfReturns(),
    choices: published.map((target) => ({
      choice: nameOf(target),
      pays: paysOf(betOn(numbers, target)),
    })),
  }),
});

/** The result of a draw, in hundredths: at least the lowest that exists, at most the cap. */
function resultOf(drawn: number): number {
  return Math.min(
    highestMultiple,
    Math.max(100, Math.floor((numbers.returned * numbers.draws) / (drawn + 1))),
  );
}

/** Lowest and highest return of all targets; what all draws pay together is an integer that a double holds exactly. */
function rangeOfReturns(): Pick<OriginalFigures, 'best' | 'bestChoice' | 'worst' | 'worstChoice'> {
  let [worst, best] = [targets.least, targets.least];
  for (let target = targets.least; target <= targets.most; target += 1) {
    if (paidFor(target) < paidFor(worst)) worst = target;
    if (paidFor(target) > paidFor(best)) best = target;
  }
  return {
    ...{ worst: returnOf(worst), worstChoice: nameOf(worst) },
    ...{ best: returnOf(best), bestChoice: nameOf(best) },
  };
}

function returnOf(target: number): Fraction {
  return fraction(BigInt(paidFor(target)), BigInt(numbers.draws * hundredths));
}

function paidFor(target: number): number {
  return winsOf(numbers, target) * target;
}

function nameOf(target: number): string {
  return `Target ${targetText(target)}`;
}
