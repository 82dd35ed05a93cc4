import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** Each player has a home of their own. */
const homeOf = (player: string) => ({
  name: 'Sam Harbour',
  line1: `${player.split('-')[1]} Pier Road`,
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
  country: 'US',
});

/** Orders and pays for a reservation. */
export const checkOut: Operation = {
  name: 'check-out',
  weight: 16,
  begin({ id, knownIds }, random) {
    const reservation = knownIds.get('reservation');
    if (reservation === undefined) return null;
    const request: ApiRequest = { api: 'shop', method: 'POST', path: '/checkout', key: random.hex(12) };
    const address = homeOf(id);
    const body = { reservation, acceptedTerms: true, address };
    const otherBody = { ...body, address: { ...address, line1: '1 Quay Road' } };
    return {
      operation: 'check-out',
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, { ...request, body }, isSignedIn),
      deliverOther: (casino) => callApi(casino, id, { ...request, body: otherBody }),
      competingWrite: grantsOneCoin(id, random),
      // This client never checks out the reservation again.
      onResponse({ status, text }) {
        knownIds.delete('reservation');
        if (status === 200) knownIds.set('order', (JSON.parse(text) as { order: { id: string } }).order.id);
      },
    };
  },
};
