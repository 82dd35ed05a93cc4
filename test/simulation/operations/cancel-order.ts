import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** A player cancels the last order: coins and stock are returned, unless an admin was faster. */
export const cancelOrder: Operation = {
  name: 'cancel-order',
  weight: 15,
  begin({ id, knownIds }, random) {
    const order = knownIds.get('order');
    if (order === undefined) return null;
    const request: ApiRequest = {
      api: 'shop',
      method: 'POST',
      path: `/orders/${order}/cancellation`,
      key: random.hex(12),
      body: {},
    };
    const approval: ApiRequest = {
      api: 'admin',
      method: 'POST',
      path: `/admin/orders/${id}/${order}/steps`,
      body: { status: 'approved' },
    };
    return {
      operation: 'cancel-order',
      // The balances in the response are current ones.
      isSettled: false,
      isOnce: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      competingWrite: (casino) => callApi(casino, id, { ...approval, key: random.hex(12) }),
    };
  },
};
