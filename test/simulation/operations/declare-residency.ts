import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

const states = ['TX', 'OR', 'FL', 'OH'];
const timeZones = ['America/New_York', 'America/Chicago', 'America/Los_Angeles'];

/** A player enters age and residency, which Sweeps play requires and which sets the local day. */
export const declareResidency: Operation = {
  name: 'declare-residency',
  weight: 5,
  begin({ id, knownIds }, random) {
    // Moves are rare.
    if (knownIds.has('residency') && random.chance(0.97)) return null;
    const request: ApiRequest = {
      api: 'play',
      method: 'PUT',
      path: '/player/residency',
      key: random.hex(12),
    };
    const body = { bornOn: '1990-05-17', state: random.pick(states), timeZone: random.pick(timeZones) };
    const otherBody = { ...body, bornOn: '1991-05-17' };
    return {
      operation: 'declare-residency',
      isSettled: false,
      isOnce: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, { ...request, body }, isSignedIn),
      deliverOther: (casino) => callApi(casino, id, { ...request, body: otherBody }),
      competingWrite: grantsOneCoin(id, random),
      onResponse: () => knownIds.set('residency', body.state),
    };
  },
};
