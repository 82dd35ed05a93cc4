import { describe, expect, it } from 'vitest';
import { plinko } from '#domain/games/originals/plinko/rules';
import { readBoards } from './read-boards';

describe('readBoards', () => {
  it('reads the multiples of the nine published boards', () => {
    const boards = readBoards({ table: plinko.table });

    expect([...boards.keys()]).toEqual(plinko.examples);
    expect(boards.get('8 low')).toEqual([550, 220, 130, 95, 40, 95, 130, 220, 550]);
  });

  it.each([
    {},
    { boards: 9 },
    { boards: [['8 low', 'high']] },
    { boards: [[8, [1]]] },
    { boards: ['8 low'] },
  ])('throws for the table %j of another game', (table) => {
    expect(() => readBoards({ table })).toThrow(TypeError);
  });
});
