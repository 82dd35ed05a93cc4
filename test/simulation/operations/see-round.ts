import type { Operation } from './operation';
import { ask, type ApiRequest } from './request';
import { givesACoin } from './rivals';

/** A round with free spins is seen to its end, before which no other is played. */
export const seeRound: Operation = {
  name: 'see-round',
  weight: 9,
  begin({ id, remembered }, random) {
    const round = remembered.get('open round');
    const game = remembered.get('open game');
    if (round === undefined || game === undefined) return null;
    const request: ApiRequest = { api: 'play', method: 'POST', path: `/games/${game}/rounds/${round}/seen` };
    return {
      operation: 'see-round',
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => ask(casino, id, request, isSignedIn),
      rival: givesACoin(id, random),
    };
  },
};
