import { describe, expect, it } from 'vitest';
import { exampleRound, exampleSpin } from '../rounds/example-round';
import { shownSpin, type Spin } from '../rounds/shown-spin';
import { countingMs, winSteps } from './win-steps';

const machine = {
  lines: [
    [1, 1, 1],
    [0, 0, 0],
  ],
  wild: 'king',
};

const lineWins = [
  { line: 0, symbol: 'dragon', count: 3, payout: 250 },
  { line: 1, symbol: 'ace', count: 2, payout: 40 },
];

function spinWith(wins: Partial<Spin>, payout: number) {
  return shownSpin(
    exampleRound({ outcome: { family: 'slots', spins: [exampleSpin({ ...wins, payout })] } }),
    0,
  );
}

describe('winSteps', () => {
  it('returns no steps when the spin paid nothing', () => {
    expect(winSteps(machine, spinWith({}, 0))).toEqual([]);
  });

  it('shows each line in turn and the total last', () => {
    const steps = winSteps(machine, spinWith({ lineWins }, 290));

    expect(steps.map(({ kind, line }) => [kind, line])).toEqual([
      ['line', 0],
      ['line', 1],
      ['total', null],
    ]);
  });

  it('lights only the winning symbols of a line', () => {
    const [, ace] = winSteps(machine, spinWith({ lineWins }, 290));

    expect(ace?.cells).toEqual([
      { reel: 0, row: 0 },
      { reel: 1, row: 0 },
    ]);
  });

  it('continues the count from the previous step, up to exactly the payout', () => {
    const steps = winSteps(machine, spinWith({ lineWins }, 290));

    expect(steps.map(({ countFrom, countTo }) => [countFrom, countTo])).toEqual([
      [0, 250],
      [250, 290],
      [290, 290],
    ]);
  });

  it('lights every symbol of the ways, including wilds, on the reels that count', () => {
    const wayWins = [{ symbol: 'ace', count: 2, ways: 2, payout: 80 }];

    const [way, total] = winSteps({ ...machine, lines: [] }, spinWith({ wayWins }, 80));

    expect(way).toMatchObject({
      kind: 'way',
      symbol: 'ace',
      count: 2,
      ways: 2,
      // The wild king stands above the ace of the second reel; the third shows none.
      cells: [
        { reel: 0, row: 0 },
        { reel: 1, row: 0 },
        { reel: 1, row: 2 },
      ],
      countTo: 80,
    });
    expect(total?.cells).toEqual(way?.cells);
  });

  it('shows each cluster in turn with its own positions', () => {
    const positions = [0, 1, 2].map((reel) => ({ reel, row: 1 }));
    const clusterWins = [
      { symbol: 'dragon', count: 3, positions, payout: 60 },
      { symbol: 'ace', count: 1, positions: [{ reel: 0, row: 0 }], payout: 20 },
    ];

    const [first, second, total] = winSteps({ ...machine, lines: [] }, spinWith({ clusterWins }, 80));

    expect(first).toMatchObject({
      kind: 'cluster',
      symbol: 'dragon',
      count: 3,
      cells: positions,
      countTo: 60,
    });
    expect(second).toMatchObject({ kind: 'cluster', symbol: 'ace', countFrom: 60, countTo: 80 });
    expect(total?.cells).toHaveLength(4);
  });

  it('shows scatters at any position, after the lines', () => {
    const scatterWin = { symbol: 'ferry-lantern', count: 2, payout: 200 };

    const [step, total] = winSteps(machine, spinWith({ scatterWin }, 200));

    expect(step).toMatchObject({ kind: 'scatter', line: null, payout: 200 });
    expect(step?.cells).toEqual([
      { reel: 0, row: 2 },
      { reel: 2, row: 0 },
    ]);
    expect(total?.kind).toBe('total');
  });

  it('shows what respins held as one step, with the symbols that they found', () => {
    const respins = {
      held: [{ reel: 0, row: 1, payout: 100 }],
      respins: [[{ reel: 2, row: 2, payout: 300 }]],
      grand: 0,
      payout: 400,
    };
    const rules = { symbol: 'king', from: 1, count: 1, hits: 1, outOf: 2, values: [], grand: 0 };

    const [step, total] = winSteps({ ...machine, respins: rules }, spinWith({ respins }, 400));

    expect(step).toMatchObject({ kind: 'respins', symbol: 'king', count: 2, payout: 400, countTo: 400 });
    expect(step?.cells).toMatchObject([
      { reel: 0, row: 1 },
      { reel: 2, row: 2 },
    ]);
    expect(total?.kind).toBe('total');
  });

  it('limits all line steps together to four seconds', () => {
    const many = Array.from({ length: 16 }, () => ({ line: 0, symbol: 'ace', count: 3, payout: 10 }));

    const steps = winSteps(machine, spinWith({ lineWins: many }, 160));

    expect(countingMs(steps.slice(0, -1))).toBeLessThan(4_000);
  });
});
