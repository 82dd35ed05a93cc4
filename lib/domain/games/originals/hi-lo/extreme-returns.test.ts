import { describe, expect, it } from 'vitest';
import type { Fraction } from '../../odds/fraction';
import { extremeReturns } from './extreme-returns';
import { type HiLoNumbers, hiLoNumbers } from './numbers';
import { playHiLo } from './round';

/** Hi-Lo with fewer ranks, guesses and skips, whose rounds can all be played out. */
const small: HiLoNumbers = {
  ...hiLoNumbers,
  ranks: ['A', '2', '3', '4'],
  suits: ['s'],
  mostRight: 2,
  mostSkips: 1,
};

/** Average payout in hundredths of a player who always decides for the best (or worst), by playing every round. */
function averageOf(
  numbers: HiLoNumbers,
  cards: readonly number[],
  decisions: readonly string[],
  pick: (...averages: number[]) => number,
): number {
  const left = [...cards];
  const round = playHiLo({ below: () => left.shift()! }, numbers, decisions);
  if ('code' in round) throw new Error(round.code);
  if (round.options.length === 0) return round.multiple;
  const draws = numbers.ranks.map((_, card) => card);
  const mean = (decision: string) =>
    draws.reduce(
      (sum, card) => sum + averageOf(numbers, [...cards, card], [...decisions, decision], pick),
      0,
    ) / draws.length;
  return pick(
    ...round.options.map((decision) => (decision === 'cash-out' ? round.multiple : mean(decision))),
  );
}

function naiveReturn(numbers: HiLoNumbers, pick: (...averages: number[]) => number): number {
  const first = numbers.ranks.map((_, card) => averageOf(numbers, [card], [], pick));
  return first.reduce((sum, each) => sum + each, 0) / first.length / 100;
}

function valueOf({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 15n) / denominator) / 1e15;
}

describe('extremeReturns', () => {
  it.each([
    ['two guesses and a skip', small],
    ['three guesses without skips', { ...small, mostRight: 3, mostSkips: 0 }],
    ['one guess and two skips', { ...small, mostRight: 1, mostSkips: 2 }],
    ['all ranks, two guesses', { ...hiLoNumbers, suits: ['s'], mostRight: 2, mostSkips: 0 }],
    ['a cap that takes guesses away', { ...small, mostRight: 3, mostSkips: 0, highestMultiple: 700 }],
    ['a cap and a skip', { ...small, highestMultiple: 500 }],
  ])('equals the average of every round played out: %s', (_, numbers) => {
    const { best, worst } = extremeReturns(numbers);

    expect(valueOf(best)).toBeCloseTo(naiveReturn(numbers, Math.max), 12);
    expect(valueOf(worst)).toBeCloseTo(naiveReturn(numbers, Math.min), 12);
  });
});
