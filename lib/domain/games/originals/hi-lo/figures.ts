import type { ChoicePays, OriginalFigures } from '../original';
import { extremeReturns } from './extreme-returns';
import { hiLoNumbers } from './numbers';
import { type Strategy, strategyPays } from './strategy-pays';

/** Strategies whose figures are published; the range of the return covers all, with skips. */
const published: readonly Strategy[] = [
  { guess: 'likelier', collectsAfter: 1 },
  { guess: 'likelier', collectsAfter: 2 },
  { guess: 'likelier', collectsAfter: 3 },
  { guess: 'likelier', collectsAfter: 5 },
  { guess: 'less likely', collectsAfter: 1 },
  { guess: 'less likely', collectsAfter: 2 },
  { guess: 'less likely', collectsAfter: hiLoNumbers.mostRight },
];

/** Figures of Hi-Lo: the returns of the best and the worst strategy, and the payouts of simple ones. */
export function hiLoFigures(): OriginalFigures {
  return {
    strategy:
      'The return differs a little between ways to play, because payouts are whole hundredths of the stake. The lowest is published: no guess, skip or moment to collect returns less.',
    ...extremeReturns(hiLoNumbers),
    bestChoice: 'The best decision on every card',
    worstChoice: 'The worst decision on every card',
    choices: published.map(choiceOf),
  };
}

function choiceOf(strategy: Strategy): ChoicePays {
  const { guess, collectsAfter } = strategy;
  return {
    choice: `Always the ${guess} guess, ${collectsAfter === 1 ? '1 guess' : `up to ${collectsAfter} guesses`}`,
    pays: strategyPays(hiLoNumbers, strategy),
  };
}
