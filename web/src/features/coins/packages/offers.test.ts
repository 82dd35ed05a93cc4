import { expect, it } from 'vitest';
import type { PackageView } from '../coins-views';
import { arrangeOffers } from './offers';

function packageOf(id: string, changes: Partial<PackageView> = {}): PackageView {
  return {
    id,
    priceCents: 999,
    gold: 100_000,
    sweeps: 1030,
    isFirstPurchase: false,
    available: true,
    refusedAs: null,
    ...changes,
  };
}

const ids = (packages: readonly PackageView[]) => packages.map(({ id }) => id);

it('separates the offer for a first purchase', () => {
  const { first, usual } = arrangeOffers([packageOf('first', { isFirstPurchase: true }), packageOf('usual')]);

  expect([ids(first), ids(usual)]).toEqual([['first'], ['usual']]);
});

it('omits an offer that was used', () => {
  const used = packageOf('first', { isFirstPurchase: true, available: false, refusedAs: 'coins/offer-used' });

  expect(arrangeOffers([used, packageOf('usual')]).first).toEqual([]);
});

it('returns a reason that applies to all packages once', () => {
  const refused = { available: false, refusedAs: 'play-limits/on-break' } as const;

  expect(arrangeOffers([packageOf('a', refused), packageOf('b', refused)]).refusedAs).toBe(
    'play-limits/on-break',
  );
});

it('leaves a reason to the cards where it does not apply to all', () => {
  const dear = packageOf('b', { available: false, refusedAs: 'play-limits/purchase-limit-reached' });

  expect(arrangeOffers([packageOf('a'), dear]).refusedAs).toBeNull();
});
