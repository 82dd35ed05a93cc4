import { describe, expect, it } from 'vitest';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import type { Move } from '#lambdas/metrics/stores/metric-moves';
import { mostActions, packMoves } from './pack-moves';

const day = '2026-11-22';

/** A move of a player by one row, which adds to these metrics of a day. */
function moveOf(player: string, ...metrics: string[]): Move {
  return {
    from: { player, lastSequence: 0, tries: 0, isParked: false },
    to: 1,
    statistics: {},
    days: { [day]: Object.fromEntries(metrics.map((metric) => [metric, { transactions: 1 }])) },
  };
}

const { itemsOf } = createFakeMetrics();
const pack = (moves: readonly Move[]) => packMoves(moves, itemsOf);

const playersMoves = (count: number, ...metrics: string[]) =>
  Array.from({ length: count }, (_each, index) => moveOf(`player-${index}`, ...metrics));

const games = (count: number) => Array.from({ length: count }, (_each, index) => `game-${index}`);

const ownMetrics = (count: number) => games(count).map((game) => moveOf(`player of ${game}`, game));

const sizesOf = (transactions: Move[][]) => transactions.map(({ length }) => length);

describe('packMoves', () => {
  it.each([
    ['one for the figures that all add to, and the rest for players', playersMoves(198, 'house'), [99, 99]],
    ['a few more figures for a few players less', playersMoves(100, 'house', 'slots', 'cards'), [97, 3]],
    ['as many figures as one player adds to', [moveOf('a', ...games(99))], [1]],
    ['as few players as there is room for with a figure each', ownMetrics(120), [50, 50, 20]],
    ['no moves', [], []],
  ])('makes room for %s', (_case, moves, sizes) => {
    expect(sizesOf(pack(moves))).toEqual(sizes);
  });

  it('keeps all moves in order', () => {
    const moves = Array.from({ length: 250 }, (_each, index) => moveOf(`${index}`, `game-${index % 60}`));

    const transactions = pack(moves);

    expect(transactions.flat()).toEqual(moves);
    for (const each of transactions) {
      const metrics = new Set(each.flatMap(({ days }) => Object.keys(days[day] ?? {})));
      expect(each.length + metrics.size).toBeLessThanOrEqual(mostActions);
    }
  });

  it('makes room for the note that a day which is over was added to', () => {
    const late = playersMoves(100, 'house').map((move) => ({
      ...move,
      days: { '2026-11-20': { house: { transactions: 1 } } },
    }));

    expect(sizesOf(pack(late))).toEqual([98, 2]);
  });

  it('throws for a move that exceeds a transaction', () => {
    expect(() => pack([moveOf('a', ...games(100))])).toThrow(RangeError);
  });
});
