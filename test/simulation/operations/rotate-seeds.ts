import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { callApi } from './request';

/** Reveals the current seed and activates the next, sometimes with a client seed of the player. */
export const rotateSeeds: Operation = {
  name: 'rotate-seeds',
  weight: 6,
  begin({ id }, random) {
    const request = { api: 'play', method: 'POST', path: '/fairness/rotate', key: random.hex(12) } as const;
    const body = random.chance(0.5) ? { clientSeed: `own-${random.hex(4)}` } : {};
    const otherBody = { clientSeed: `other-${random.hex(4)}` };
    return {
      operation: 'rotate-seeds',
      isSettled: true,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, id, { ...request, body }, isSignedIn),
      deliverOther: (casino) => callApi(casino, id, { ...request, body: otherBody }),
      competingWrite: grantsOneCoin(id, random),
    };
  },
};
