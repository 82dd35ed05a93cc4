import { coinPackages } from '#domain/coins/packages';
import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

const packageIds = coinPackages.slice(0, 5).map(({ id }) => id);

/** Begins a purchase of coins without payment. */
export const beginPurchase: Operation = {
  name: 'begin-purchase',
  weight: 3,
  begin({ id, knownIds }, random) {
    const packageId = random.pick(packageIds);
    const request: ApiRequest = {
      api: 'coins',
      method: 'POST',
      path: '/coins/purchases',
      key: random.hex(12),
    };
    return {
      operation: 'begin-purchase',
      // A new request for a package returns its purchase that can still be paid, under any key.
      isSettled: false,
      isOnce: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, { ...request, body: { packageId } }, isSignedIn),
      competingWrite: grantsOneCoin(id, random),
      onResponse({ status, text }) {
        if (status !== 200) return;
        const { purchase } = JSON.parse(text) as { purchase: { id: string } };
        knownIds.set('purchase', purchase.id);
      },
    };
  },
};
