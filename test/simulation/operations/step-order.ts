import type { Random } from '../scheduler/random';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** An admin moves the player’s last order; some steps are invalid or too late. */
export const stepOrder: Operation = {
  name: 'step-order',
  weight: 14,
  begin({ id, knownIds }, random) {
    const order = knownIds.get('order');
    if (order === undefined) return null;
    const path = `/admin/orders/${id}/${order}/steps`;
    const body = randomStep(random);
    const request: ApiRequest = { api: 'admin', method: 'POST', path, key: random.hex(12) };
    const decline = { status: 'declined', reason: 'not-available' };
    return {
      operation: 'step-order',
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, { ...request, body }, isSignedIn),
      deliverOther: (casino) => callApi(casino, id, { ...request, body: { ...body, note: 'Otherwise' } }),
      competingWrite: (casino) => callApi(casino, id, { ...request, key: random.hex(12), body: decline }),
    };
  },
};

function randomStep(random: Random): object {
  return random.pick([
    { status: 'approved' },
    { status: 'approved' },
    { status: 'shipped', carrier: 'ups', trackingNumber: `1Z${random.hex(6)}` },
    { status: 'delivered' },
    { status: 'declined', reason: 'not-available' },
    { status: 'canceled', reason: 'asked-by-player' },
    { status: 'refunded', reason: 'never-arrived' },
  ]);
}
