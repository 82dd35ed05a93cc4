import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** An admin corrects a balance up or down; a debit above the balance is refused. */
export const adjustBalance: Operation = {
  name: 'adjust-balance',
  weight: 3,
  begin({ id, knownIds }, random) {
    const request: ApiRequest = {
      api: 'admin',
      method: 'POST',
      path: `/admin/players/${id}/adjustments`,
      key: random.hex(12),
      body: {
        account: random.pick(['player:gold', 'player:sweeps-redeemable'] as const),
        amount: 2_000 - random.below(2_500) || 1,
        reason: 'A correction',
      },
    };
    return {
      operation: 'adjust-balance',
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      deliverOther: (casino, isSignedIn) =>
        callApi(casino, id, { ...request, body: { ...request.body, reason: 'Another' } }, isSignedIn),
      competingWrite: grantsOneCoin(id, random),
      onResponse({ status, text }) {
        if (status !== 200) return;
        const { transaction } = JSON.parse(text) as { transaction: { id: string } };
        knownIds.set('correction', transaction.id);
      },
    };
  },
};
