import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** A product for tests, with the given fields. */
export function productWith(given: Partial<RewardProduct> = {}): RewardProduct {
  return {
    __typename: 'RewardProduct',
    id: 'mug',
    name: 'Jade Mug',
    description: null,
    terms: null,
    image: null,
    stock: 5,
    price: 10,
    featured: false,
    active: true,
    category: 'merch',
    openToOrders: true,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    revision: 1,
    ...given,
  };
}
