import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** A player releases a reservation. */
export const releaseReservation: Operation = {
  name: 'release-reservation',
  weight: 4,
  begin({ id, knownIds }) {
    const reservation = knownIds.get('reservation');
    if (reservation === undefined) return null;
    const request: ApiRequest = {
      api: 'shop',
      method: 'DELETE',
      path: `/checkout/reservation/${reservation}`,
    };
    return {
      operation: 'release-reservation',
      isSettled: false,
      isOnce: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      competingWrite: (casino) => callApi(casino, id, request),
    };
  },
};
