import { describe, expect, it } from 'vitest';
import { type Move, partOf, parts } from './metric-moves';

/** A move of a player by one row. */
function moveOf(player: string): Move {
  return {
    from: { player, lastSequence: 0, tries: 0, isParked: false },
    to: 1,
    statistics: {},
    days: {},
  };
}

const playersMoves = (count: number) =>
  Array.from({ length: count }, (_each, index) => moveOf(`player-${index}`));

describe('partOf', () => {
  it('spreads transactions evenly over the parts', () => {
    const counts = Array.from({ length: parts }, () => 0);
    for (const move of playersMoves(1000 * parts)) counts[partOf([move], 0)]! += 1;

    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });

  it('returns another part for each further attempt', () => {
    const tried = [0, 1, 2, 3, 4].map((attempt) => partOf(playersMoves(1), attempt));

    expect(new Set(tried).size).toBe(5);
  });
});
