import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { callApi } from './request';

/** Reads the bonuses page, which also credits a missing welcome grant and creates a mail-in code. */
export const readBonuses: Operation = {
  name: 'read-bonuses',
  weight: 1,
  begin: ({ id }, random) => ({
    operation: 'read-bonuses',
    isSettled: false,
    isRequest: true,
    deliver: (casino, isSignedIn) =>
      callApi(casino, id, { api: 'bonuses', method: 'GET', path: '/bonuses' }, isSignedIn),
    competingWrite: grantsOneCoin(id, random),
  }),
};
