import { rememberRound } from './open-round';
import type { Operation } from './operation';
import { callApi } from './request';

/** Reads the open round, as a reopened page does. */
export const readOpenRound: Operation = {
  name: 'read-open-round',
  weight: 3,
  begin({ id, remembered }) {
    const request = { api: 'play', method: 'GET', path: '/games/open-round' } as const;
    return {
      operation: 'read-open-round',
      isSettled: false,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      onResponse: (answer) => rememberRound(remembered, answer),
    };
  },
};
