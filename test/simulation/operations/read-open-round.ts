import { heardOfRound } from './open-round';
import type { Operation } from './operation';
import { ask } from './request';

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
      deliver: (casino, isSignedIn) => ask(casino, id, request, isSignedIn),
      heard: (answer) => heardOfRound(remembered, answer),
    };
  },
};
