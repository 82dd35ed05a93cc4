import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** A refund or dispute at the provider, whose events may overtake those of the payment. */
export const refundOrDispute: Operation = {
  name: 'refund-or-dispute',
  weight: 2,
  begin({ id: player, knownIds, provider }, random) {
    const id = knownIds.get('paid');
    if (id === undefined) return null;
    const outcome = random.pick([
      'refund',
      'refund',
      'refund',
      'dispute',
      'dispute-won',
      'dispute-lost',
    ] as const);
    provider.applyOutcome({ player, id }, outcome);
    const request: ApiRequest = { api: 'coins', method: 'GET', path: '/coins/purchases?limit=5' };
    return {
      operation: 'refund-or-dispute',
      isSettled: false,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, player, request, isSignedIn),
    };
  },
};
