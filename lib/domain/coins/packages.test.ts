import { describe, expect, it } from 'vitest';
import { coinPackages, findPackage, ordinaryPackage } from './packages';

describe('coinPackages', () => {
  it('lists the agreed prices in cents, gold and hundredths', () => {
    const rows = coinPackages.map(({ priceCents, gold, sweeps }) => [priceCents, gold, sweeps]);

    expect(rows).toEqual([
      [999, 200_000, 2_000],
      [199, 20_000, 200],
      [499, 50_000, 500],
      [999, 100_000, 1_030],
      [1_999, 200_000, 2_100],
      [4_999, 500_000, 5_300],
      [9_999, 1_000_000, 10_700],
      [19_999, 2_000_000, 21_600],
      [29_999, 3_000_000, 32_700],
    ]);
  });

  it('has one first-purchase offer and unique ids', () => {
    expect(coinPackages.filter(({ isFirstPurchase }) => isFirstPurchase).map(({ id }) => id)).toEqual([
      'first-999',
    ]);
    expect(new Set(coinPackages.map(({ id }) => id)).size).toBe(coinPackages.length);
    expect(coinPackages.map(({ id }) => findPackage(id))).toEqual(coinPackages);
    expect(findPackage('coins-0')).toBeUndefined();
  });
});

describe('ordinaryPackage', () => {
  it("returns the regular package of each offer's price", () => {
    expect(ordinaryPackage(999).id).toBe('coins-999');
    for (const { isFirstPurchase, priceCents } of coinPackages)
      if (isFirstPurchase) expect(ordinaryPackage(priceCents).isFirstPurchase).toBe(false);
  });

  it('throws for an unknown price', () => {
    expect(() => ordinaryPackage(1)).toThrow(RangeError);
  });
});
