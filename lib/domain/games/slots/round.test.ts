import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Draws, drawsFrom } from '#domain/fairness/draws';
import { hkSlots } from './hk-slots/machine';
import { hkSlotsV1 } from './hk-slots/v1/machine';
import type { SlotMachine } from './machine';
import { blocksOfRound } from './round';
import { drawRound, evaluateRound } from './round-fixture';
import { evaluateSpin } from './spin';

/** A single reel: a star awards two free spins, in a free spin one more, and three is the limit. */
const starry: SlotMachine = {
  id: 'starry',
  version: 1,
  symbols: ['wild', 'star', 'bell'],
  wild: 'wild',
  scatter: { symbol: 'star', pays: [1] },
  reels: [['bell', 'star', 'wild']],
  rows: 1,
  lines: [[0]],
  stakeParts: 1,
  payTable: { bell: [5] },
  freeSpins: {
    awards: [2],
    retriggers: [1],
    most: 3,
    multiplier: 10,
    reels: [['star', 'bell', 'wild', 'wild']],
  },
  stakes: { gold: [1], sweeps: [1] },
};

/** Draws the listed numbers and records the requested bounds. */
function listed(draws: readonly number[]): Draws & { bounds: number[] } {
  const bounds: number[] = [];
  return { bounds, below: (bound) => draws[bounds.push(bound) - 1] as number };
}

describe('draws of a round', () => {
  it("draws one stop per reel from left to right, each below its strip's length", () => {
    const draws = listed([44, 43, 43, 46, 46]);

    expect(drawRound(hkSlotsV1, draws)).toEqual([44, 43, 43, 46, 46]);
    expect(draws.bounds).toEqual([45, 44, 44, 47, 47]);
  });

  it('continues with the free spins, on their strips', () => {
    const draws = listed([1, 1, 2, 3]);

    expect(drawRound(starry, draws)).toEqual([1, 1, 2]);
    expect(draws.bounds).toEqual([3, 4, 4]);
  });

  it('draws further free spins up to the limit', () => {
    expect(drawRound(starry, listed([1, 1, 0, 1, 1]))).toEqual([1, 1, 0, 1]);
    expect(drawRound(starry, listed([1, 0, 0, 0, 0]))).toEqual([1, 0, 0, 0]);
  });
});

describe('playRound', () => {
  it('returns one spin for a round without free spins', () => {
    const draws = [0, 1, 2, 3, 4];

    expect(evaluateRound(hkSlotsV1, draws, 20)).toEqual({
      spins: [evaluateSpin(hkSlotsV1, draws, 20)],
      payout: evaluateSpin(hkSlotsV1, draws, 20).payout,
    });
  });

  it('returns every spin and the sum of their payouts', () => {
    const { spins, payout } = evaluateRound(starry, [1, 1, 0, 1], 2);

    expect(spins.map((spin) => [spin.multiplier, spin.freeSpinsWon, spin.payout])).toEqual([
      [1, 2, 2],
      [10, 0, 100],
      [10, 1, 20],
      [10, 0, 100],
    ]);
    expect(payout).toBe(222);
  });

  it("limits an award to the rest of the round's maximum", () => {
    const { spins } = evaluateRound(starry, [1, 0, 0, 0], 1);
    const short = { ...starry, freeSpins: { ...starry.freeSpins!, most: 1 } };

    expect(spins.map(({ freeSpinsWon }) => freeSpinsWon)).toEqual([2, 1, 0, 0]);
    expect(evaluateRound(short, [1, 0], 1).spins.map(({ freeSpinsWon }) => freeSpinsWon)).toEqual([1, 0]);
  });

  it.each([
    ['too short', [1, 1]],
    ['empty', []],
    ['too long', [0, 0]],
    ['too long after free spins', [1, 1, 1, 1]],
    ['off a strip', [3]],
    ['off a strip of the free spins', [1, 4, 1]],
  ])('throws for a list that is %s', (_, draws) => {
    expect(() => evaluateRound(starry, draws, 1)).toThrow(RangeError);
  });

  it('prices every round that it draws', () => {
    let featured = 0;

    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const block = (index: number) => createHmac('sha256', 'rounds').update(`${nonce}:${index}`).digest();
      const { spins, payout } = evaluateRound(hkSlots, drawRound(hkSlots, drawsFrom(block)), 100);
      const won = spins.reduce((sum, { freeSpinsWon }) => sum + freeSpinsWon, 0);
      if (won > 0) featured += 1;
      expect(spins).toHaveLength(1 + won);
      expect(won).toBeLessThanOrEqual(30);
      expect(payout).toBe(spins.reduce((sum, spin) => sum + spin.payout, 0));
    }

    expect(featured).toBeGreaterThan(5);
  });
});

describe('blocksOfRound', () => {
  it.each([
    { name: 'HK Slots version 1, of five draws', machine: hkSlotsV1, blocks: 2 },
    { name: 'HK Slots, of at most 155 draws', machine: hkSlots, blocks: 21 },
    {
      name: 'strips of which no draw skips a word',
      machine: { ...hkSlotsV1, reels: hkSlotsV1.reels.map((strip) => strip.slice(0, 32)) },
      blocks: 1,
    },
  ])('returns $blocks for $name', ({ machine, blocks }) => {
    expect(blocksOfRound(machine)).toBe(blocks);
  });

  it('provides more words than the longest round draws', () => {
    const draws = 5 * (1 + 30);

    expect(blocksOfRound(hkSlots) * 8).toBeGreaterThan(draws);
  });
});
