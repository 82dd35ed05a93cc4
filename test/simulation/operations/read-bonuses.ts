import type { Operation } from './operation';
import { ask } from './request';
import { givesACoin } from './rivals';

/** Reads the bonuses page, which also credits a missing welcome grant and creates a mail-in code. */
export const readBonuses: Operation = {
  name: 'read-bonuses',
  weight: 1,
  begin: ({ id }, random) => ({
    operation: 'read-bonuses',
    isSettled: false,
    isRequest: true,
    deliver: (casino, isSignedIn) =>
      ask(casino, id, { api: 'bonuses', method: 'GET', path: '/bonuses' }, isSignedIn),
    rival: givesACoin(id, random),
  }),
};
