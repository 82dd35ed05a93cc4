import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/games/odds/fraction';
import type { OriginalRound } from '../original';
import { limbo } from './rules';
import { readTarget, targetText } from './target';

function play(choice: string, drawn: number): OriginalRound {
  const below = (bound: number) => {
    if (bound !== 100_000_000) throw new RangeError(`A draw below ${bound}`);
    return drawn;
  };
  const round = limbo.play({ below }, choice, []);
  if ('code' in round) throw new Error(round.code);
  return round;
}

/** Number of draws from 0 that reach a target, found by bisection of the game itself: a higher draw never pays more. */
function countWins(choice: string): number {
  let [wins, loses] = [-1, 100_000_000];
  while (loses - wins > 1) {
    const middle = Math.floor((wins + loses) / 2);
    if (play(choice, middle).multiple > 0) wins = middle;
    else loses = middle;
  }
  return wins + 1;
}

/** Numbers n from 1 with n × target ≤ 99 × 10^8, counted in integers. */
function expectedWins(target: number): number {
  return Number((99n * 10n ** 8n) / BigInt(target));
}

/** Every target up to 20.00, and then every thousandth step up to the highest. */
const someTargets = [
  ...Array.from({ length: 1_900 }, (_, at) => 101 + at),
  ...Array.from({ length: 998 }, (_, at) => 3_000 + at * 997),
  999_999,
  1_000_000,
];

describe('limbo play', () => {
  it('pays a target for exactly as many draws as its chance says', () => {
    for (const target of someTargets) {
      expect([target, countWins(targetText(target))]).toEqual([target, expectedWins(target)]);
    }
  });

  it('shows a result that falls as the draw rises', () => {
    const results = [0, 1, 5, 9_899, 9_900, 1_000_000, 49_499_999, 49_500_000, 98_999_999, 99_999_999].map(
      (drawn) => play('2.00', drawn).shown['result']?.[0],
    );

    expect(results).toEqual([1_000_000, 1_000_000, 1_000_000, 1_000_000, 999_899, 9_899, 200, 199, 100, 100]);
  });

  it('pays the target, also where the result is higher', () => {
    expect(play('2.00', 49_499_999)).toEqual({ shown: { result: [200] }, multiple: 200, options: [] });
    expect(play('2.00', 49_500_000)).toEqual({ shown: { result: [199] }, multiple: 0, options: [] });
    expect(play('10000.00', 9_899).multiple).toBe(1_000_000);
    expect(play('10000.00', 9_900).multiple).toBe(0);
    expect(limbo.play({ below: () => 0 }, '2.00', ['again'])).toEqual({ code: 'games/decision-not-allowed' });
  });
});

describe('limbo faultInChoice', () => {
  it.each(['1.01', '2.00', '99.99', '10000.00'])('accepts %s', (choice) => {
    expect(limbo.faultInChoice(choice)).toBeNull();
    expect(targetText(readTarget(choice)!)).toBe(choice);
  });

  it.each([
    null,
    '',
    '1.00',
    '10000.01',
    '2',
    '2.0',
    '02.00',
    '2.000',
    ' 2.00',
    '2.00\n',
    '-2.00',
    '1e2.00',
    '2,00',
  ])('refuses %j', (choice) => {
    expect(limbo.faultInChoice(choice)).toMatch(/^Choose a target .*\.$/);
  });
});

describe('limbo isHedged', () => {
  it('begins where the payouts spread less than those of 24 numbers of roulette', () => {
    expect(['1.01', '1.50', '1.51', '2.00'].map((choice) => limbo.isHedged(choice, 0))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('limbo figures', () => {
  it('span the returns of all targets, counted in integers', () => {
    const returns = someTargets.map((target) => (expectedWins(target) * target) / 10 ** 10);
    const { best, worst } = limbo.figures();
    const [most, least] = [best, worst].map(
      ({ numerator, denominator }) => Number(numerator) / Number(denominator),
    );

    expect(most).toBe(0.99);
    expect(worst).toEqual(fraction(9_899_001_819n, 10n ** 10n));
    expect((expectedWins(998_991) * 998_991) / 10 ** 10).toBe(least);
    expect(least).toBeLessThanOrEqual(Math.min(...returns));
  });
});
