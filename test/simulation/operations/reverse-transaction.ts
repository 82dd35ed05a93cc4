import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';
import { givesACoin } from './rivals';

/** Reverses the last correction, possibly repeatedly: it is reversed once, or never when its coins were played. */
export const reverseTransaction: Operation = {
  name: 'reverse-transaction',
  weight: 3,
  begin({ id, remembered }, random) {
    const correction = remembered.get('correction');
    if (correction === undefined) return null;
    const request: ApiRequest = {
      api: 'admin',
      method: 'POST',
      path: `/admin/players/${id}/transactions/${correction}/reversal`,
      body: { reason: `Mistake ${random.hex(4)}` },
    };
    return {
      operation: 'reverse-transaction',
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      rival: givesACoin(id, random),
    };
  },
};
