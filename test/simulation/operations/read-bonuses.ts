import type { Operation } from './operation';
import { ask } from './request';
import { givesACoin } from './rivals';

/** The page of what is given, which gives the welcome grant and a code for letters to whoever has none yet. */
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
