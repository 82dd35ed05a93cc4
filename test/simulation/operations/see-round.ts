import { grantsOneCoin } from './competing-writes';
import { forgetRound, pickOpenRound } from './open-round';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** Marks a round with several steps as seen, which is required before the next round of its game. */
export const seeRound: Operation = {
  name: 'see-round',
  weight: 9,
  begin(player, random) {
    const openRound = pickOpenRound(player, 'seeing', random);
    if (!openRound) return null;
    const { id } = player;
    const { round, game } = openRound;
    const request: ApiRequest = { api: 'play', method: 'POST', path: `/games/${game}/rounds/${round}/seen` };
    return {
      operation: 'see-round',
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      competingWrite: grantsOneCoin(id, random),
      onResponse: () => forgetRound(player.knownIds, round),
    };
  },
};
