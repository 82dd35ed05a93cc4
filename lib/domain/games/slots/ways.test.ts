import { describe, expect, it } from 'vitest';
import type { SlotMachine } from './machine';
import { evaluateSpin } from './spin';
import { payingWays } from './ways';

const machine: SlotMachine = {
  id: 'all-ways',
  version: 1,
  symbols: ['wild', 'star', 'bell', 'plum', 'fig'],
  wild: 'wild',
  scatter: { symbol: 'star', pays: [] },
  reels: [
    ['bell', 'plum', 'bell'],
    ['wild', 'bell', 'fig'],
    ['bell', 'plum', 'star'],
  ],
  rows: 3,
  lines: [],
  stakeParts: 10,
  payTable: { wild: [0, 3, 30], bell: [0, 2, 5], plum: [0, 1, 4] },
  freeSpins: null,
  stakes: { gold: [10], sweeps: [10] },
};

describe('payingWays', () => {
  it.each([
    {
      rule: 'as many as rows on each reel show the symbol, multiplied',
      window: [
        ['bell', 'bell', 'fig'],
        ['bell', 'bell', 'bell'],
        ['bell', 'fig', 'fig'],
      ],
      runs: [{ symbol: 'bell', count: 3, ways: 6, pays: 30 }],
    },
    {
      rule: 'each symbol for its own count',
      window: [
        ['bell', 'plum', 'fig'],
        ['plum', 'bell', 'fig'],
        ['plum', 'fig', 'plum'],
      ],
      runs: [
        { symbol: 'bell', count: 2, ways: 1, pays: 2 },
        { symbol: 'plum', count: 3, ways: 2, pays: 8 },
      ],
    },
    {
      rule: 'wilds with every symbol',
      window: [
        ['bell', 'plum', 'fig'],
        ['wild', 'fig', 'fig'],
        ['wild', 'bell', 'fig'],
      ],
      runs: [
        { symbol: 'bell', count: 3, ways: 2, pays: 10 },
        { symbol: 'plum', count: 3, ways: 1, pays: 4 },
      ],
    },
    {
      rule: 'picks of nothing but wilds as wilds, and with no symbol besides',
      window: [
        ['wild', 'bell', 'fig'],
        ['wild', 'fig', 'fig'],
        ['wild', 'wild', 'fig'],
      ],
      runs: [
        { symbol: 'wild', count: 3, ways: 2, pays: 60 },
        { symbol: 'bell', count: 3, ways: 2, pays: 10 },
      ],
    },
    {
      rule: 'wilds for their own count, where a symbol goes on',
      window: [
        ['wild', 'fig', 'fig'],
        ['wild', 'fig', 'fig'],
        ['plum', 'fig', 'fig'],
      ],
      runs: [
        { symbol: 'wild', count: 2, ways: 1, pays: 3 },
        { symbol: 'plum', count: 3, ways: 1, pays: 4 },
      ],
    },
    {
      rule: 'nothing for a symbol that is not on reel 1',
      window: [
        ['fig', 'fig', 'star'],
        ['bell', 'bell', 'bell'],
        ['bell', 'bell', 'bell'],
      ],
      runs: [],
    },
  ])('counts $rule', ({ window, runs }) => {
    expect(payingWays(machine, window)).toEqual(runs);
  });

  it('pays nothing for wilds alone without a row in the pay table', () => {
    const { wild: _, ...payTable } = machine.payTable;
    const wilds = [['wild'], ['wild'], ['wild']];

    expect(payingWays({ ...machine, payTable }, wilds)).toEqual([]);
  });
});

describe('evaluateSpin on a machine that pays by ways', () => {
  it('pays stake parts for all ways of a symbol, and nothing on lines', () => {
    const { lineWins, wayWins, payout } = evaluateSpin(machine, [0, 0, 0], 30);

    expect(lineWins).toEqual([]);
    expect(wayWins).toEqual([
      { symbol: 'bell', count: 3, ways: 4, payout: 60 },
      { symbol: 'plum', count: 3, ways: 1, payout: 12 },
    ]);
    expect(payout).toBe(72);
  });

  it('multiplies ways in a free spin', () => {
    const phase = { reels: machine.reels, multiplier: 2, awards: [] };

    expect(evaluateSpin(machine, [0, 0, 0], 10, phase).payout).toBe(48);
  });
});
