import { listGames } from '#lambdas/play/product-games';
import { storeOpenRound } from './open-round';
import type { Operation } from './operation';
import { callApi } from './request';

/** Reads the open round, as the reopened page of a game does, or the lobby. */
export const readOpenRound: Operation = {
  name: 'read-open-round',
  weight: 3,
  begin({ id, knownIds }, random) {
    const query = random.pick(['', ...listGames().map(({ game }) => `?gameId=${game.id}`)]);
    const request = { api: 'play', method: 'GET', path: `/games/open-round${query}` } as const;
    return {
      operation: 'read-open-round',
      isSettled: false,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      onResponse: (answer) => storeOpenRound(knownIds, answer),
    };
  },
};
