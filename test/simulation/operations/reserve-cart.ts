import type { Operation } from './operation';
import { ask, type ApiRequest } from './request';

/** What is in the cart is held for a checkout. */
export const reserveCart: Operation = {
  name: 'reserve-cart',
  weight: 14,
  begin({ id, remembered }, random) {
    const request: ApiRequest = {
      api: 'shop',
      method: 'POST',
      path: '/checkout/reservation',
      key: random.hex(12),
      body: {},
    };
    const rival = { ...request, key: random.hex(12) };
    return {
      operation: 'reserve-cart',
      // Its key leads to one hold, which is answered only while it is the player's last.
      isSettled: false,
      isOnce: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => ask(casino, id, request, isSignedIn),
      rival: (casino) => ask(casino, id, rival),
      heard({ status, text }) {
        if (status !== 200) return;
        const { reservation } = JSON.parse(text) as { reservation: { id: string } };
        remembered.set('reservation', reservation.id);
      },
    };
  },
};
