import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draws, drawsFrom } from '#domain/fairness/draws';
import { hkSlots } from './hk-slots/machine';
import type { SlotMachine } from './machine';
import { evaluateSpin, isOfferedStake } from './spin';

/** Three reels, three straight lines, and wilds on every reel that pay on their own: every rule in few symbols. */
const wildOne: SlotMachine = {
  id: 'wild-one',
  version: 1,
  symbols: ['wild', 'star', 'bell', 'plum', 'fig'],
  wild: 'wild',
  scatter: { symbol: 'star', pays: [0, 1, 5] },
  reels: [
    ['wild', 'bell', 'plum', 'wild', 'star', 'fig', 'bell'],
    ['bell', 'wild', 'star', 'plum', 'wild', 'fig'],
    ['plum', 'star', 'wild', 'bell', 'fig'],
  ],
  rows: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
  ],
  stakeParts: 3,
  payTable: { wild: [0, 4, 30], bell: [0, 3, 20], plum: [1, 2, 10] },
  freeSpins: null,
  stakes: { gold: [3, 30], sweeps: [9] },
};

/** A machine of one row that shows exactly these symbols when all its reels stop at 0. */
function showing(...row: string[]): SlotMachine {
  return {
    ...wildOne,
    reels: row.map((symbol) => [symbol]),
    rows: 1,
    lines: [row.map(() => 0)],
    stakeParts: 1,
  };
}

/** Seeded draws for the sampling tests. */
function seeded(seed: string): Draws {
  return drawsFrom((index) => createHash('sha256').update(`${seed} ${index}`).digest());
}

function stopsOf(machine: SlotMachine, draws: Draws): number[] {
  return machine.reels.map((strip) => draws.below(strip.length));
}

/**
 * Pay of a window by the definition of the rules: the highest entry of the pay table whose run the line contains. Slow, and without a
 * left-to-right reading.
 */
function payByDefinition(
  machine: SlotMachine,
  window: readonly (readonly string[])[],
  stake: number,
): number {
  const ofLines = machine.lines.map((rows) => {
    const line = rows.map((row, reel) => window[reel]![row]!);
    const prizes = Object.entries(machine.payTable).flatMap(([symbol, pays]) =>
      pays.filter((_, index) => isRunOf(machine, line, symbol, index + 1)),
    );
    return Math.max(0, ...prizes) * (stake / machine.lines.length);
  });
  const scatters = window.flat().filter((symbol) => symbol === machine.scatter.symbol).length;
  const ofScatters = [
    0,
    ...machine.scatter.pays,
    ...machine.scatter.pays.map(() => machine.scatter.pays.at(-1)!),
  ];
  return ofLines.reduce((total, pays) => total + pays, ofScatters[scatters]! * stake);
}

/** Whether exactly the first `count` symbols are this symbol or wild, with the symbol itself among them. */
function isRunOf(machine: SlotMachine, line: readonly string[], symbol: string, count: number): boolean {
  const fits = (each: string | undefined) => each === symbol || each === machine.wild;
  const isLonger = symbol === machine.wild ? line[count] === symbol : fits(line[count]);
  return line.slice(0, count).every(fits) && line.slice(0, count).includes(symbol) && !isLonger;
}

describe('evaluateSpin', () => {
  it('shows the stop in the top row and wraps the strip at its end', () => {
    const { window, stops } = evaluateSpin(wildOne, [6, 0, 3], 3);

    expect(window).toEqual([
      ['bell', 'wild', 'bell'],
      ['bell', 'wild', 'star'],
      ['bell', 'fig', 'plum'],
    ]);
    expect(stops).toEqual([6, 0, 3]);
  });

  it.each([
    {
      row: ['bell', 'bell', 'bell'],
      win: { symbol: 'bell', count: 3, payout: 20 },
      rule: 'a run over all reels',
    },
    {
      row: ['bell', 'bell', 'plum'],
      win: { symbol: 'bell', count: 2, payout: 3 },
      rule: 'a run from reel 1',
    },
    {
      row: ['plum', 'fig', 'plum'],
      win: { symbol: 'plum', count: 1, payout: 1 },
      rule: 'a run of one, if listed',
    },
    {
      row: ['bell', 'wild', 'bell'],
      win: { symbol: 'bell', count: 3, payout: 20 },
      rule: 'a wild inside a run',
    },
    {
      row: ['bell', 'bell', 'wild'],
      win: { symbol: 'bell', count: 3, payout: 20 },
      rule: 'a wild at its end',
    },
    {
      row: ['wild', 'plum', 'plum'],
      win: { symbol: 'plum', count: 3, payout: 10 },
      rule: 'a wild before it',
    },
    {
      row: ['wild', 'wild', 'bell'],
      win: { symbol: 'bell', count: 3, payout: 20 },
      rule: 'the run, if it pays more',
    },
    {
      row: ['wild', 'wild', 'fig'],
      win: { symbol: 'wild', count: 2, payout: 4 },
      rule: 'the wilds, if they pay more',
    },
    {
      row: ['wild', 'wild', 'star'],
      win: { symbol: 'wild', count: 2, payout: 4 },
      rule: 'the wilds before a scatter',
    },
    {
      row: ['wild', 'wild', 'wild'],
      win: { symbol: 'wild', count: 3, payout: 30 },
      rule: 'wilds alone, as wilds',
    },
  ])('pays once for $rule: $row', ({ row, win }) => {
    const { lineWins, payout } = evaluateSpin(showing(...row), [0, 0, 0], 1);

    expect(lineWins).toEqual([{ line: 0, ...win }]);
    expect(payout).toBe(win.payout);
  });

  it.each([
    { row: ['fig', 'bell', 'bell'], rule: 'a run that begins on reel 2' },
    { row: ['bell', 'fig', 'bell'], rule: 'a run with a gap' },
    { row: ['fig', 'fig', 'fig'], rule: 'a symbol without a row in the pay table' },
    { row: ['bell', 'star', 'bell'], rule: 'a scatter, which no wild replaces and which replaces nothing' },
    { row: ['wild', 'star', 'wild'], rule: 'one wild before a scatter' },
  ])('does not pay for $rule', ({ row }) => {
    expect(evaluateSpin(showing(...row), [0, 0, 0], 1)).toMatchObject({
      lineWins: [],
      scatterWin: null,
      payout: 0,
    });
  });

  it('pays scatters anywhere, on the whole stake and in addition to lines', () => {
    const { lineWins, scatterWin, payout } = evaluateSpin(wildOne, [2, 0, 4], 30);

    expect(lineWins).toContainEqual({ line: 1, symbol: 'plum', count: 1, payout: 10 });
    expect(scatterWin).toEqual({ symbol: 'star', count: 3, payout: 150 });
    expect(payout).toBe(150 + lineWins.reduce((total, win) => total + win.payout, 0));
  });

  it('pays the last entry for more scatters than the table lists', () => {
    const stars = { ...wildOne, reels: [['star', 'star', 'fig'], ['star'], ['fig']] };

    expect(evaluateSpin(stars, [0, 0, 0], 3).scatterWin).toEqual({ symbol: 'star', count: 5, payout: 15 });
  });

  it('lists wins in the order of the lines, one per line', () => {
    const bells = { ...wildOne, reels: [['bell'], ['bell'], ['wild']] };

    const { lineWins } = evaluateSpin(bells, [0, 0, 0], 3);

    expect(lineWins.map(({ line }) => line)).toEqual([0, 1, 2]);
  });

  it.each([
    { machine: wildOne, spins: 20_000 },
    { machine: hkSlots, spins: 20_000 },
  ])("pays on $machine.id the same as the rules' definition, over $spins spins", ({ machine, spins }) => {
    const draws = seeded(machine.id);
    let paying = 0;

    for (let spin = 0; spin < spins; spin += 1) {
      const stops = stopsOf(machine, draws);
      const { window, payout } = evaluateSpin(machine, stops, machine.lines.length);
      if (payout > 0) paying += 1;
      if (payout !== payByDefinition(machine, window, machine.lines.length)) {
        expect({ stops, payout }).toEqual({ stops, payout: 'what the rules say' });
      }
    }

    expect(paying).toBeGreaterThan(spins / 5);
  });

  it('pays in whole units, in proportion to the stake, for every offered stake', () => {
    const everyStop = fc.tuple(...hkSlots.reels.map((strip) => fc.nat({ max: strip.length - 1 })));
    const stakes = [...hkSlots.stakes.gold, ...hkSlots.stakes.sweeps].sort((left, right) => left - right);

    fc.assert(
      fc.property(everyStop, (stops) => {
        const perLineStake = evaluateSpin(hkSlots, stops, hkSlots.lines.length).payout;
        const payouts = stakes.map((stake) => evaluateSpin(hkSlots, stops, stake).payout);

        expect(payouts.every(Number.isSafeInteger)).toBe(true);
        expect(payouts).toEqual(stakes.map((stake) => (perLineStake * stake) / hkSlots.lines.length));
      }),
      { seed: 41, numRuns: 300 },
    );
  });

  describe('with expanding wilds', () => {
    const expanding = { ...wildOne, wildsExpand: true };

    it('fills each reel that shows a wild, in any row, before it reads the lines', () => {
      const landed = evaluateSpin(wildOne, [1, 0, 0], 3);

      const { window, lineWins, payout } = evaluateSpin(expanding, [1, 0, 0], 3);

      expect(landed.window).toEqual([
        ['bell', 'plum', 'wild'],
        ['bell', 'wild', 'star'],
        ['plum', 'star', 'wild'],
      ]);
      expect(window).toEqual([
        ['wild', 'wild', 'wild'],
        ['wild', 'wild', 'wild'],
        ['wild', 'wild', 'wild'],
      ]);
      expect(lineWins.map(({ line, symbol, count }) => [line, symbol, count])).toEqual(
        [0, 1, 2].map((line) => [line, 'wild', 3]),
      );
      expect(payout).toBe(90);
    });

    it('covers a scatter on the same reel and leaves the other reels as they landed', () => {
      const { window, scatterWin } = evaluateSpin(expanding, [4, 0, 0], 3);

      expect(window[0]).toEqual(['star', 'fig', 'bell']);
      expect(window[1]).toEqual(['wild', 'wild', 'wild']);
      expect(scatterWin).toBeNull();
    });

    it('expands the wilds of free spins as well', () => {
      const phase = { reels: [['bell'], ['fig', 'wild', 'plum'], ['bell']], multiplier: 1, awards: [] };

      expect(evaluateSpin(expanding, [0, 0, 0], 3, phase).lineWins).toHaveLength(3);
      expect(evaluateSpin(wildOne, [0, 0, 0], 3, phase).lineWins.map(({ line }) => line)).toEqual([0]);
    });
  });

  it('multiplies the whole pay of a free spin and uses the strips of the free spins', () => {
    const phase = { reels: [['bell'], ['wild'], ['star']], multiplier: 3, awards: [] };
    const machine = { ...wildOne, scatter: { symbol: 'star', pays: [1] } };

    const { window, lineWins, scatterWin, multiplier, payout } = evaluateSpin(machine, [0, 0, 0], 6, phase);

    expect(window[2]).toEqual(['star', 'star', 'star']);
    expect(lineWins.map(({ count, payout: paid }) => [count, paid])).toEqual([
      [2, 18],
      [2, 18],
      [2, 18],
    ]);
    expect(scatterWin).toEqual({ symbol: 'star', count: 3, payout: 18 });
    expect([multiplier, payout]).toEqual([3, 72]);
  });

  it.each([
    { row: ['bell', 'fig', 'plum'], won: 0 },
    { row: ['star', 'fig', 'plum'], won: 0 },
    { row: ['star', 'star', 'plum'], won: 4 },
    { row: ['star', 'star', 'star'], won: 4 },
  ])('awards $won free spins for $row, with the last entry for longer counts', ({ row, won }) => {
    const phase = { reels: row.map((symbol) => [symbol]), multiplier: 1, awards: [0, 4] };

    expect(evaluateSpin(showing(...row), [0, 0, 0], 1, phase).freeSpinsWon).toBe(won);
  });

  it('returns multiplier 1 and no free spins for a machine without them', () => {
    const { multiplier, freeSpinsWon, wayWins } = evaluateSpin(wildOne, [0, 0, 0], 3);

    expect([multiplier, freeSpinsWon, wayWins]).toEqual([1, 0, []]);
  });

  it('returns a payout that is the sum of its wins', () => {
    const draws = seeded('sum');

    for (let spin = 0; spin < 1000; spin += 1) {
      const { lineWins, scatterWin, payout } = evaluateSpin(wildOne, stopsOf(wildOne, draws), 9);
      const lines = lineWins.reduce((total, win) => total + win.payout, 0);
      expect(payout).toBe(lines + (scatterWin?.payout ?? 0));
    }
  });

  it('mutates neither the machine nor the stops', () => {
    const stops = Object.freeze([0, 0, 0]);
    const before = JSON.stringify(wildOne);

    evaluateSpin(wildOne, stops, 3);

    expect(JSON.stringify(wildOne)).toBe(before);
  });

  it.each([0, -3, 1, 4, 4.5, Number.NaN])(
    'throws for a stake of %d, which does not split into three parts',
    (stake) => {
      expect(() => evaluateSpin(wildOne, [0, 0, 0], stake)).toThrow(RangeError);
    },
  );

  it.each([[[0, 0]], [[0, 0, 0, 0]], [[7, 0, 0]], [[-1, 0, 0]], [[0.5, 0, 0]]])(
    'throws for the stops %j, which are not on the strips',
    (stops) => {
      expect(() => evaluateSpin(wildOne, stops, 3)).toThrow(RangeError);
    },
  );
});

describe('isOfferedStake', () => {
  it('distinguishes the stakes of each coin', () => {
    expect(isOfferedStake(hkSlots, 'sweeps', 20)).toBe(true);
    expect(isOfferedStake(hkSlots, 'gold', 20)).toBe(false);
    expect(isOfferedStake(hkSlots, 'gold', 100_000)).toBe(true);
    expect(isOfferedStake(hkSlots, 'sweeps', 100_000)).toBe(false);
  });

  it.each([0, -100, 101, 100.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (stake) => {
    expect(isOfferedStake(hkSlots, 'gold', stake)).toBe(false);
  });
});
