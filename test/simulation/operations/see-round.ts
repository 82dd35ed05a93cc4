import { forgetRound, waitingFor } from './open-round';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';
import { givesACoin } from './rivals';

/** Marks a round with several steps as seen, which is required before the next round of its game. */
export const seeRound: Operation = {
  name: 'see-round',
  weight: 9,
  begin(player, random) {
    const waiting = waitingFor(player, 'seeing', random);
    if (!waiting) return null;
    const { id } = player;
    const { round, game } = waiting;
    const request: ApiRequest = { api: 'play', method: 'POST', path: `/games/${game}/rounds/${round}/seen` };
    return {
      operation: 'see-round',
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      rival: givesACoin(id, random),
      onResponse: () => forgetRound(player.remembered, round),
    };
  },
};
