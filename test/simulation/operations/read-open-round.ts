import { heardOfRound } from './open-round';
import type { Operation } from './operation';
import { ask } from './request';

/** What a page reads that was closed while a round waited: the round as it stands. */
export const readOpenRound: Operation = {
  name: 'read-open-round',
  weight: 3,
  begin({ id, remembered }) {
    const request = { api: 'play', method: 'GET', path: '/games/open-round' } as const;
    return {
      operation: 'read-open-round',
      isSettled: false,
      isRequest: true,
      deliver: (casino, isSignedIn) => ask(casino, id, request, isSignedIn),
      heard: (answer) => heardOfRound(remembered, answer),
    };
  },
};
