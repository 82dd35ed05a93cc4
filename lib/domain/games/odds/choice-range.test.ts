import { describe, expect, it } from 'vitest';
import { hitRateRange, returnRange } from './choice-range';
import { fraction } from './fraction';
import { share } from './share';

const percent = (value: number) => share(fraction(BigInt(value * 100), 10_000n));

describe('returnRange', () => {
  it('is null while the best way to play returns at most a percent more than the worst', () => {
    expect(returnRange({ rtp: { total: percent(98) }, best: percent(99) })).toBeNull();
    expect(returnRange({ rtp: { total: percent(95) } })).toBeNull();
  });

  it('is the worst and the best return where they differ by more', () => {
    expect(returnRange({ rtp: { total: percent(85.64) }, best: percent(98.94) })).toEqual({
      lowest: percent(85.64),
      highest: percent(98.94),
    });
  });
});

describe('hitRateRange', () => {
  const choices = (...rates: number[]) => ({
    hitRate: percent(50),
    choices: rates.map((rate) => ({ hitRate: percent(rate) })),
  });

  it('is the lowest and the highest hit rate of the listed choices', () => {
    expect(hitRateRange(choices(50, 2, 98))).toEqual({ lowest: percent(2), highest: percent(98) });
  });

  it('is null without choices, and where all choices pay as often', () => {
    expect(hitRateRange({ hitRate: percent(50) })).toBeNull();
    expect(hitRateRange(choices(50, 50))).toBeNull();
  });
});
