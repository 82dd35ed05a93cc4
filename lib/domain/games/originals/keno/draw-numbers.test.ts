import { describe, expect, it } from 'vitest';
import { boundsOf, drawNumbers } from './draw-numbers';

describe('drawNumbers', () => {
  it('takes each draw as an index into the numbers that are left', () => {
    const bounds: number[] = [];
    const indexes = [0, 0, 3, 1];

    const drawn = drawNumbers(
      { numbers: 6, drawn: 4 },
      {
        below(bound) {
          bounds.push(bound);
          return indexes[bounds.length - 1] as number;
        },
      },
    );

    expect(drawn).toEqual([1, 2, 6, 4]);
    expect(bounds).toEqual([6, 5, 4, 3]);
    expect(boundsOf({ numbers: 6, drawn: 4 })).toEqual(bounds);
  });

  it('draws every ordered pair exactly once over all indexes', () => {
    const pairs = Array.from({ length: 4 * 3 }, (_, at) => {
      const indexes = [Math.floor(at / 3), at % 3];
      return drawNumbers({ numbers: 4, drawn: 2 }, { below: () => indexes.shift() as number }).join();
    });

    expect(new Set(pairs).size).toBe(12);
  });
});
