import { coinPackages } from '#domain/coins/packages';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';
import { givesACoin } from './rivals';

const packageIds = coinPackages.slice(0, 5).map(({ id }) => id);

/** Begins a purchase of coins without payment. */
export const beginPurchase: Operation = {
  name: 'begin-purchase',
  weight: 3,
  begin({ id, remembered }, random) {
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
      rival: givesACoin(id, random),
      onResponse({ status, text }) {
        if (status !== 200) return;
        const { purchase } = JSON.parse(text) as { purchase: { id: string } };
        remembered.set('purchase', purchase.id);
      },
    };
  },
};
