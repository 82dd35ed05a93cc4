import type { Operation } from './operation';
import { done } from './worker-answer';

/** The sign-up trigger, which may run late, twice or never: the first request also opens a wallet. */
export const openWallet: Operation = {
  name: 'open-wallet',
  weight: 2,
  begin: ({ id }) => ({
    operation: 'open-wallet',
    isSettled: false,
    isRequest: false,
    deliver: async (casino) => done(await casino.open(id)),
    rival: (casino) => casino.open(id),
  }),
};
