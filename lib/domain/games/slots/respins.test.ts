import { describe, expect, it } from 'vitest';
import { replayDraws } from '#domain/fairness/draws';
import type { RespinRules, SlotMachine } from './machine';
import { payDistribution } from './pay-distribution';
import { respinFrequency } from './respin-frequency';
import { respinOdds } from './respin-odds';
import { mostRespinDraws, playRespins, valueAt } from './respins';
import { blocksOfRound, playRound } from './round';
import { drawRound, evaluateRound } from './round-fixture';

const rules: RespinRules = {
  symbol: 'pearl',
  from: 2,
  count: 2,
  hits: 1,
  outOf: 4,
  values: [
    { multiple: 1, weight: 2 },
    { multiple: 5, weight: 1 },
  ],
  grand: 50,
};

const window = [
  ['pearl', 'fig'],
  ['fig', 'pearl'],
];

/** Plays respins from these numbers, of which none may be left. */
function play(drawn: readonly number[], on = window) {
  const draws = replayDraws(drawn);
  const outcome = playRespins(rules, on, 10, draws);
  expect(draws.left()).toBe(0);
  return outcome;
}

describe('playRespins', () => {
  it('draws a value for each symbol of the window, then one number for each open position', () => {
    const { held, respins, payout } = play([0, 2, 3, 3, 1, 2]);

    expect(held).toEqual([
      { reel: 0, row: 0, payout: 10 },
      { reel: 1, row: 1, payout: 50 },
    ]);
    expect(respins).toEqual([[], []]);
    expect(payout).toBe(60);
  });

  it('draws the value of a new symbol at once and restores the respins', () => {
    const { respins, grand, payout } = play([0, 0, 3, 0, 2, 1, 1]);

    expect(respins).toEqual([[{ reel: 1, row: 0, payout: 50 }], [], []]);
    expect([grand, payout]).toEqual([0, 70]);
  });

  it('ends with a full window and pays it besides the values', () => {
    const { respins, grand, payout } = play([0, 0, 0, 1, 0, 0]);

    expect(respins).toEqual([
      [
        { reel: 0, row: 1, payout: 10 },
        { reel: 1, row: 0, payout: 10 },
      ],
    ]);
    expect([grand, payout]).toEqual([500, 540]);
  });

  it('plays no respin when the spin itself fills the window', () => {
    const full = window.map((symbols) => symbols.map(() => 'pearl'));

    expect(play([0, 0, 0, 2], full)).toMatchObject({ respins: [], grand: 500, payout: 580 });
  });
});

describe('valueAt', () => {
  it('selects values in the order of the table, as often as they weigh', () => {
    expect([0, 1, 2].map((drawn) => valueAt(rules, drawn))).toEqual([1, 1, 5]);
  });

  it('throws for a draw beyond the weights', () => {
    expect(() => valueAt(rules, 3)).toThrow(RangeError);
  });
});

/** Few cases, so that every course of a round can be played. */
const shortRules: RespinRules = {
  ...rules,
  outOf: 2,
  values: [
    { multiple: 1, weight: 1 },
    { multiple: 5, weight: 1 },
  ],
};

/** Two reels of two rows; a star awards a free spin. */
const machine: SlotMachine = {
  id: 'small',
  version: 1,
  symbols: ['wild', 'star', 'pearl', 'fig'],
  wild: 'wild',
  scatter: { symbol: 'star', pays: [1] },
  reels: [
    ['pearl', 'pearl', 'star'],
    ['pearl', 'fig'],
  ],
  rows: 2,
  lines: [[0, 1]],
  stakeParts: 1,
  payTable: { fig: [3, 7] },
  freeSpins: { awards: [1], retriggers: [], most: 1, multiplier: 2, reels: [['fig', 'pearl'], ['fig']] },
  respins: shortRules,
  stakes: { gold: [1], sweeps: [1] },
};

interface Course {
  readonly drawn: readonly number[];
  readonly bounds: readonly number[];
}

/** Every course of a round of the machine: its draws and the bound of each. */
function everyCourse(): Course[] {
  const courses: Course[] = [];
  const open: number[][] = [[]];
  for (let prefix = open.pop(); prefix; prefix = open.pop()) {
    const bounds: number[] = [];
    const script = prefix;
    const drawn = drawRound(machine, {
      below(bound) {
        bounds.push(bound);
        return script[bounds.length - 1] ?? 0;
      },
    });
    for (let at = prefix.length; at < drawn.length; at += 1) {
      for (let other = 1; other < bounds[at]!; other += 1) open.push([...drawn.slice(0, at), other]);
    }
    courses.push({ drawn, bounds });
  }
  return courses;
}

describe('a machine with respins', () => {
  const courses = everyCourse();
  const mostDraws = courses.reduce((most, { drawn }) => Math.max(most, drawn.length), 0);
  // Every bound divides 6.
  const unit = 6n ** BigInt(mostDraws);
  const weightOf = ({ bounds }: Course) => bounds.reduce((weight, bound) => weight / BigInt(bound), unit);

  it('has the distribution of every course of the product engine', () => {
    const weights = new Map<number, bigint>();
    for (const course of courses) {
      const { payout } = evaluateRound(machine, course.drawn, 1);
      weights.set(payout, (weights.get(payout) ?? 0n) + weightOf(course));
    }

    const { pays, total } = payDistribution(machine);

    expect(pays.map(({ parts, weight }) => [parts, (weight * unit) / total])).toEqual(
      [...weights].sort(([left], [right]) => left - right),
    );
    expect(courses.length).toBeGreaterThan(1_000);
  });

  it('has the frequencies of every course', () => {
    const average = (of: (course: Course) => number) =>
      courses.reduce((sum, course) => sum + weightOf(course) * BigInt(of(course)), 0n);
    const respinsOf = ({ drawn }: Course) => evaluateRound(machine, drawn, 1).spins[0]!.respins;

    const { triggerRate, respinsPerRound, fullRate } = respinFrequency(machine, shortRules);

    const inUnits = [triggerRate, respinsPerRound, fullRate].map(
      ({ numerator, denominator }) => (numerator * unit) / denominator,
    );
    expect(inUnits).toEqual([
      average((course) => (respinsOf(course) ? 1 : 0)),
      average((course) => respinsOf(course)?.respins.length ?? 0),
      average((course) => (respinsOf(course)?.grand ? 1 : 0)),
    ]);
  });

  it('reserves as many draws as the longest round takes', () => {
    expect(mostDraws).toBe(2 + mostRespinDraws(shortRules, 4) + 2);
    expect(blocksOfRound(machine) * 8).toBeGreaterThanOrEqual(mostDraws);
  });

  it('plays respins before free spins, and adds them to the payout of the base spin', () => {
    const { spins, payout } = playRound(machine, replayDraws([1, 0, 0, 0, 1, 1, 1, 1, 0, 0]), 1);

    expect(spins.map((spin) => spin.payout)).toEqual([3, 14]);
    expect(spins[0]!.respins!.payout).toBe(2);
    expect(spins[1]!.respins).toBeUndefined();
    expect(payout).toBe(17);
  });
});

describe('respinOdds', () => {
  it('weighs the courses of two open positions as counted by hand', () => {
    const { ends, respins } = respinOdds({ ...rules, count: 1, outOf: 2 }, 4, 2);

    // Neither in the first respin: 1/4. One: 1/2, and the last one then in half of the cases. Both: 1/4.
    expect(
      [...ends].map(([held, { numerator, denominator }]) => [held, `${numerator}/${denominator}`]),
    ).toEqual([
      [2, '1/4'],
      [3, '1/4'],
      [4, '1/2'],
    ]);
    expect(respins).toEqual({ numerator: 3n, denominator: 2n });
  });

  it('ends at once with a full window', () => {
    const { ends, respins } = respinOdds(rules, 4, 4);

    expect([...ends.keys()]).toEqual([4]);
    expect(respins.numerator).toBe(0n);
  });
});
