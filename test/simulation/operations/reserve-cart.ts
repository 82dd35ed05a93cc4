import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** Reserves the cart for a checkout. */
export const reserveCart: Operation = {
  name: 'reserve-cart',
  weight: 14,
  begin({ id, knownIds }, random) {
    const request: ApiRequest = {
      api: 'shop',
      method: 'POST',
      path: '/checkout/reservation',
      key: random.hex(12),
      body: {},
    };
    const competingWrite = { ...request, key: random.hex(12) };
    return {
      operation: 'reserve-cart',
      // The key creates one hold, and is answered with it only while it is the player’s latest.
      isSettled: false,
      isOnce: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      competingWrite: (casino) => callApi(casino, id, competingWrite),
      onResponse({ status, text }) {
        if (status !== 200) return;
        const { reservation } = JSON.parse(text) as { reservation: { id: string } };
        knownIds.set('reservation', reservation.id);
      },
    };
  },
};
