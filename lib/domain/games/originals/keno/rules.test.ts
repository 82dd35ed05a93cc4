import { describe, expect, it } from 'vitest';
import { meanPay } from '#domain/games/odds/pay-statistics';
import { originalGame } from '../original-game';
import { originalParSheet } from '../par-sheet';
import { risks } from '../risks';
import { board } from './board';
import { multiples } from './multiples';
import { paysOfPicks } from './pays';
import { keno } from './rules';

/** Draws the lowest numbers: 1 to 10. */
const lowest = { below: () => 0 };

const lists = risks.flatMap((risk) =>
  multiples[risk].map((list, at) => [`${at + 1} picks with ${risk} risk`, list, risk, at + 1] as const),
);

describe('keno play', () => {
  it('shows the numbers in the order of drawing with the hits among them', () => {
    const round = keno.play({ below: (left) => left - 1 }, 'medium 1,2,32,35,40', []);

    expect(round).toEqual({
      shown: { drawn: [40, 39, 38, 37, 36, 35, 34, 33, 32, 31], hits: [40, 35, 32] },
      multiple: 400,
      options: [],
    });
  });

  it.each([
    ['low 40', 0.65],
    ['low 1', 2],
    ['high 8,9,10', 81.5],
    ['high 8,9,11', 0],
    ['high 1,2,3,4,5,6,7,8,9,10', 10_000],
  ])('pays %s %f times when 1 to 10 are drawn', (choice, times) => {
    const round = originalGame(keno).play(lowest, { stake: 200, choice, decisions: [] });

    expect(round).toMatchObject({ staked: 200, payout: times * 200 });
  });

  it('refuses decisions', () => {
    expect(keno.play(lowest, 'low 1', ['again'])).toEqual({ code: 'games/decision-not-allowed' });
  });
});

describe('keno faultInChoice', () => {
  it('accepts its examples and describes every other form', () => {
    expect(keno.examples.map(keno.faultInChoice)).toEqual(keno.examples.map(() => null));
    expect(keno.faultInChoice('high 7,1')).toContain('ascending order');
    expect(keno.faultInChoice(null)).toContain('one to ten numbers');
  });
});

describe('keno isHedged', () => {
  it('counts all choices toward playthrough but one pick of low risk, which always returns most of the stake', () => {
    const choices = lists.map(([, , risk, picks]) => {
      const numbers = Array.from({ length: picks }, (_, at) => at + 1);
      return `${risk} ${numbers.join(',')}`;
    });

    expect(choices).toHaveLength(30);
    expect(choices.filter((choice) => keno.isHedged(choice, 100))).toEqual(['low 1']);
  });
});

describe.each(lists)('keno with %s', (_, list, risk, picks) => {
  it('returns 98 to 99 percent', () => {
    const { numerator, denominator } = meanPay(paysOfPicks(board, list), 100);

    expect(100n * numerator >= 98n * denominator).toBe(true);
    expect(100n * numerator <= 99n * denominator).toBe(true);
  });

  it('never pays less for more hits', () => {
    expect(multiples[risk][picks - 1]).toHaveLength(picks + 1);
    expect(list.toSorted((one, other) => one - other)).toEqual(list);
  });

  it('pays in steps of a twentieth of the stake', () => {
    expect(list.every((each) => Number.isInteger(each) && each % 5 === 0)).toBe(true);
  });
});

describe('keno figures', () => {
  const sheet = originalParSheet(keno);

  it('publish the lowest return of the thirty lists', () => {
    expect(sheet.choices).toHaveLength(30);
    expect(Math.min(...sheet.choices.map(({ rtp }) => rtp.basisPoints))).toBe(sheet.worst.basisPoints);
    expect([sheet.rtp.total.basisPoints, sheet.best.basisPoints]).toEqual([9_855, 9_898]);
  });

  it('describe the payouts of the picks with the widest spread', () => {
    expect(sheet.widest).toBe('6 picks, high risk');
    expect(sheet.maximumWin.multiple).toBe(1_000);
  });

  it('state the odds of the highest multiple, which ten hits pay', () => {
    const ten = sheet.choices.find(({ choice }) => choice === '10 picks, high risk');

    expect(ten?.maximumWin).toEqual({ multiple: 10_000, oneIn: '847660528' });
  });
});
