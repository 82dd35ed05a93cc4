import { productIds } from '../casino/products';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** Carts of all products. */
export const changeCart = changeCartOf(productIds);

/** Adds or removes a line, or empties the cart. These requests are idempotent and need no key. */
export function changeCartOf(productIds: readonly string[]): Operation {
  return {
    name: 'change-cart',
    weight: 14,
    begin({ id }, random) {
      const path = `/cart/lines/${random.pick(productIds)}`;
      const change = random.below(12);
      const request: ApiRequest =
        change === 0
          ? { api: 'shop', method: 'DELETE', path: '/cart' }
          : change < 4
            ? { api: 'shop', method: 'DELETE', path }
            : { api: 'shop', method: 'PUT', path, body: { quantity: 1 + random.below(2) } };
      const competingWrite: ApiRequest = {
        api: 'shop',
        method: 'PUT',
        path: `/cart/lines/${random.pick(productIds)}`,
        body: { quantity: 3 },
      };
      return {
        operation: 'change-cart',
        isSettled: false,
        isRequest: true,
        deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
        competingWrite: (casino) => callApi(casino, id, competingWrite),
      };
    },
  };
}
