import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/games/odds/fraction';
import { highestMultiple, multipleOf } from './multiple';

describe('multipleOf', () => {
  it.each([
    [1n, 2n, 198],
    [1n, 50n, 4_950],
    [98n, 100n, 101],
    [1n, 3n, 297],
    [24n, 25n, 103],
    [1n, 1n, 99],
  ])('pays 0.99 divided by a chance of %i in %i, rounded down to %i hundredths', (wins, of, multiple) => {
    expect(multipleOf(fraction(wins, of))).toBe(multiple);
  });

  it('ends at the cap of 10,000 stakes', () => {
    expect(multipleOf(fraction(1n, 10_101n))).toBe(999_999);
    expect(multipleOf(fraction(1n, 10_102n))).toBe(highestMultiple);
    expect(multipleOf(fraction(1n, 10n ** 30n))).toBe(highestMultiple);
  });

  it('returns at most 99 percent, and less than a hundredth of the chance below it', () => {
    const chances = fc
      .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }))
      .filter(([wins, of]) => wins <= of && 99 * of <= wins * highestMultiple);
    fc.assert(
      fc.property(chances, ([wins, of]) => {
        const multiple = multipleOf(fraction(BigInt(wins), BigInt(of)));

        expect(multiple * wins).toBeLessThanOrEqual(99 * of);
        expect((multiple + 1) * wins).toBeGreaterThan(99 * of);
      }),
    );
  });
});
