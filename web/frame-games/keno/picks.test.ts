import { describe, expect, it } from 'vitest';
import { pickForMe } from './picks';

const board = { numbers: 40, mostPicks: 10 };

describe('pickForMe', () => {
  it('keeps the picks and adds others up to the most', () => {
    const picks = pickForMe(new Set([40, 7]), board);

    expect(picks.size).toBe(10);
    expect([picks.has(40), picks.has(7)]).toEqual([true, true]);
    expect([...picks].every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= 40)).toBe(true);
  });

  it('picks ten others when ten are picked', () => {
    const before = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

    const picks = pickForMe(before, board);

    expect(picks.size).toBe(10);
    expect([...picks].filter((pick) => before.has(pick))).toEqual([]);
  });

  it('takes each random number as an index into the numbers that are left', () => {
    expect([...pickForMe(new Set(), { numbers: 4, mostPicks: 2 }, () => 0.99)]).toEqual([4, 3]);
    expect([...pickForMe(new Set([1]), { numbers: 4, mostPicks: 2 }, () => 0)]).toEqual([1, 2]);
  });
});
