import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/games/odds/fraction';
import { rangeOf } from './range-of';

const way = (choice: string, hundredths: bigint) => ({ choice, rtp: fraction(hundredths, 100n) });

describe('rangeOf', () => {
  it('returns the lowest and the highest return, each with the first way that has it', () => {
    const ways = [way('middle', 98n), way('high', 99n), way('low', 97n), way('high too', 99n)];

    expect(rangeOf(ways)).toEqual({
      ...{ worst: fraction(97n, 100n), worstChoice: 'low' },
      ...{ best: fraction(99n, 100n), bestChoice: 'high' },
    });
  });

  it('names the only way for both', () => {
    expect(rangeOf([way('only', 98n)])).toMatchObject({ worstChoice: 'only', bestChoice: 'only' });
  });
});
