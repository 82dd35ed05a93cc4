import { describe, expect, it } from 'vitest';
import { percentOfPrice } from './percent-of-price';

describe('percentOfPrice', () => {
  it.each([
    [600, 1_000, '60%'],
    [599.9999, 1_000, '59.99%'],
    [645, 1_000, '64.5%'],
    [1_000, 1_000, '100%'],
    [999.9999, 1_000, '99.99%'],
    [1_000.0001, 1_000, '100.01%'],
    [4_999.5, 1_000, '499.95%'],
    [0.29 * 1_900, 1_900, '29%'],
  ])('formats a worth of %d at a price of %d as %s', (worth, price, percent) => {
    expect(percentOfPrice(worth, price)).toBe(percent);
  });
});
