import { describe, expect, it } from 'vitest';
import { openDecision, readMines, readTile } from './notation';

describe('readMines', () => {
  it('reads every number from 1 to 24', () => {
    const numbers = Array.from({ length: 24 }, (_, at) => at + 1);

    expect(numbers.map((mines) => readMines(String(mines)))).toEqual(numbers);
  });

  it.each([null, '', '0', '25', '03', '3 ', '+3', '3.0', '-1', 'three', '100'])(
    'returns null for %j',
    (choice) => {
      expect(readMines(choice)).toBeNull();
    },
  );
});

describe('readTile', () => {
  it('reads every tile of the board from its decision', () => {
    const tiles = Array.from({ length: 25 }, (_, tile) => tile);

    expect(tiles.map((tile) => readTile(openDecision(tile)))).toEqual(tiles);
  });

  it.each([
    'open',
    'open ',
    'open 25',
    'open 07',
    'open -1',
    'open 1.5',
    'Open 1',
    'open  1',
    'open 1 ',
    'close 1',
  ])('returns null for %j', (decision) => {
    expect(readTile(decision)).toBeNull();
  });
});
