import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** Reverses the last correction, possibly repeatedly: it is reversed once, or never when its coins were played. */
export const reverseTransaction: Operation = {
  name: 'reverse-transaction',
  weight: 3,
  begin({ id, knownIds }, random) {
    const correction = knownIds.get('correction');
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
      competingWrite: grantsOneCoin(id, random),
    };
  },
};
