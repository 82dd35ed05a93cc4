import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

const things = ['stake-gold', 'stake-sweeps', 'loss-gold', 'loss-sweeps', 'time'] as const;

/** Sets a limit, mostly far above the actual play, or confirms the reality check. */
export const setLimit: Operation = {
  name: 'set-limit',
  weight: 1,
  begin({ id }, random) {
    const key = random.hex(12);
    const limit = {
      thing: random.pick(things),
      period: random.pick(['day', 'week', 'month'] as const),
      most: 50_000_000 + random.below(1_000_000),
    };
    const request: ApiRequest = random.chance(0.5)
      ? { api: 'play', method: 'PUT', path: '/play-limits/limits', key, body: limit }
      : { api: 'play', method: 'POST', path: '/play-limits/reality-check/confirmations', key };
    return {
      operation: 'set-limit',
      isSettled: false,
      isOnce: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
      competingWrite: grantsOneCoin(id, random),
    };
  },
};
