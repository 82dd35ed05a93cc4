import { coinPackages } from '#domain/coins/packages';
import type { Operation } from './operation';
import { ask, type ApiRequest } from './request';
import { givesACoin } from './rivals';

const packageIds = coinPackages.slice(0, 5).map(({ id }) => id);
const [offer] = packageIds;

/** Coins are to be bought; the key must not serve for another package. Nobody has paid yet. */
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
    const other = { packageId: packageId === 'coins-199' ? 'coins-499' : 'coins-199' };
    // Whoever asks for the first-purchase offer again goes on with the purchase that has it, under whatever key.
    const isOffer = packageId === offer;
    return {
      operation: 'begin-purchase',
      isSettled: !isOffer,
      isOnce: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => ask(casino, id, { ...request, body: { packageId } }, isSignedIn),
      ...(!isOffer && { deliverOther: (casino) => ask(casino, id, { ...request, body: other }) }),
      rival: givesACoin(id, random),
      heard({ status, text }) {
        if (status !== 200) return;
        const { purchase } = JSON.parse(text) as { purchase: { id: string } };
        remembered.set('purchase', purchase.id);
      },
    };
  },
};
