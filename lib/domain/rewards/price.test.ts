import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { priceOf, sweepsCoinsOf } from './price';

describe('priceOf', () => {
  it.each([
    [0.01, 1],
    [1.15, 115],
    [10, 1000],
    [0.1 + 0.2, 30],
    [999_999.99, 99_999_999],
    [1_000_000, 100_000_000],
  ])('converts %s SC to %s hundredths', (sweepsCoins, hundredths) => {
    expect(priceOf(sweepsCoins)).toBe(hundredths);
  });

  it.each([
    ['a third decimal', 1.005, 'too-precise'],
    ['a tiny third decimal at a high price', 999_999.991, 'too-precise'],
    ['a price below zero', -1, 'too-low'],
    ['nothing', 0, 'too-low'],
    ['a price that rounds to nothing', 1e-12, 'too-low'],
    ['a price above a million', 1_000_000.01, 'too-high'],
    ['what is no number', Number.NaN, 'not-a-number'],
    ['what has no end', Number.POSITIVE_INFINITY, 'not-a-number'],
  ])('refuses %s', (_case, sweepsCoins, reason) => {
    expect(priceOf(sweepsCoins)).toEqual({ code: 'products/invalid-price', reason });
  });

  it('converts back every price that sweepsCoinsOf returns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (hundredths) => {
        expect(priceOf(sweepsCoinsOf(amount(hundredths)))).toBe(hundredths);
      }),
    );
  });

  it('refuses every nonzero third decimal', () => {
    const thousandths = fc.integer({ min: 1, max: 1_000_000_000 }).filter((each) => each % 10 !== 0);

    fc.assert(
      fc.property(thousandths, (each) => {
        expect(priceOf(each / 1000)).toMatchObject({ reason: 'too-precise' });
      }),
    );
  });
});
