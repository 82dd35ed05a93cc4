import type { Operation } from './operation';
import { done } from './worker-answer';

/** The sign-up's trigger, which may come late, twice or not at all: the first request opens a wallet as well. */
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
