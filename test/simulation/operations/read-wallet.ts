import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

const paths = [
  { api: 'play', path: '/wallet' },
  { api: 'play', path: '/wallet/transactions?limit=5' },
  { api: 'play', path: '/games/hk-slots/rounds?limit=5' },
  { api: 'play', path: '/fairness' },
  { api: 'shop', path: '/orders?limit=5' },
  { api: 'shop', path: '/cart' },
] as const satisfies readonly Pick<ApiRequest, 'api' | 'path'>[];

/** Page reads, which open a missing wallet and may meet lagging indexes. */
export const readWallet: Operation = {
  name: 'read-wallet',
  weight: 8,
  begin({ id }, random) {
    const request = { ...random.pick(paths), method: 'GET' } as const;
    return {
      operation: 'read-wallet',
      isSettled: false,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
    };
  },
};
