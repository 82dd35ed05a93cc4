import { describe, expect, it } from 'vitest';
import type { OriginalRound } from '../original';
import { choiceText } from './choice';
import { dice } from './rules';

const everyNumber = Array.from({ length: 97 }, (_, at) => at + 2);
let roll = 0;
const draws = {
  below(bound: number) {
    if (bound !== 10_000) throw new RangeError(`A draw below ${bound}`);
    return roll;
  },
};

function play(choice: string, drawn: number): OriginalRound {
  roll = drawn;
  const round = dice.play(draws, choice, []);
  if ('code' in round) throw new Error(round.code);
  return round;
}

/** Counts the winning rolls of all 10,000, with the first, the last and the sum of what they pay. */
function enumerate(choice: string) {
  const totals = { wins: 0, first: -1, last: -1, sum: 0 };
  for (let drawn = 0; drawn < 10_000; drawn += 1) {
    const { multiple } = play(choice, drawn);
    if (multiple === 0) continue;
    if (totals.wins === 0) totals.first = drawn;
    totals.wins += 1;
    totals.last = drawn;
    totals.sum += multiple;
  }
  return totals;
}

/** Sum of the multiples of every roll, computed without the code of the game. */
function expectedSum(wins: number): number {
  return wins * Math.floor(990_000 / wins);
}

describe('dice play', () => {
  it('pays every roll on the side that was chosen, for every number', () => {
    for (const number of everyNumber) {
      const [under, over] = [number * 100, 10_000 - number * 100];

      expect(enumerate(choiceText({ side: 'under', number }))).toEqual({
        wins: under,
        first: 0,
        last: under - 1,
        sum: expectedSum(under),
      });
      expect(enumerate(choiceText({ side: 'over', number }))).toEqual({
        wins: over,
        first: under,
        last: 9_999,
        sum: expectedSum(over),
      });
    }
  });

  it('shows the roll, and offers no decision', () => {
    expect(play('under 50', 4_217)).toEqual({ shown: { roll: [4_217] }, multiple: 198, options: [] });
    expect(play('over 50', 4_217)).toEqual({ shown: { roll: [4_217] }, multiple: 0, options: [] });
    expect(dice.play({ below: () => 0 }, 'under 50', ['again'])).toEqual({
      code: 'games/decision-not-allowed',
    });
  });
});

describe('dice faultInChoice', () => {
  it.each(['under 2', 'over 98', 'under 50'])('accepts %s', (choice) => {
    expect(dice.faultInChoice(choice)).toBeNull();
  });

  it.each([
    null,
    '',
    'under',
    'under 1',
    'over 99',
    'under 050',
    'under 5.5',
    'Under 50',
    'under  50',
    'over 50 ',
  ])('refuses %j', (choice) => {
    expect(dice.faultInChoice(choice)).toMatch(/^Choose .*\.$/);
  });
});

describe('dice figures', () => {
  it('lie between the returns of all chances', () => {
    const sums = everyNumber.map((number) => expectedSum(number * 100) / 1_000_000);
    const { best, worst } = dice.figures();

    expect(Number(worst.numerator) / Number(worst.denominator)).toBeCloseTo(Math.min(...sums), 12);
    expect(Number(best.numerator) / Number(best.denominator)).toBeCloseTo(Math.max(...sums), 12);
  });
});
