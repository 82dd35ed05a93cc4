import type { Operation } from './operation';
import { success } from './worker-response';

/** The sign-up trigger, which may run late, twice or never: the first request also opens a wallet. */
export const openWallet: Operation = {
  name: 'open-wallet',
  weight: 2,
  begin: ({ id }) => ({
    operation: 'open-wallet',
    isSettled: false,
    isRequest: false,
    deliver: async (casino) => success(await casino.open(id)),
    competingWrite: (casino) => casino.open(id),
  }),
};
