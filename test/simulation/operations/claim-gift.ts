import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** Daily gifts, claimed at any time and in several tabs. */
export const claimBonus = gift('claim-bonus', '/bonuses/daily/claims');
export const spinWheel = gift('spin-wheel', '/bonuses/wheel/spins');
export const enterFree = gift('enter-free', '/bonuses/free-entries', (player, isShared) => {
  const number = Number(player.split('-')[1]);
  return {
    device: `device-of-${player}`.padEnd(16, '-'),
    address: {
      name: 'Sam Harbour',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
      country: 'US',
      // Two players live in each house, and some use that address.
      line1: isShared ? `${number >> 1} Short Street` : `${number} Long Road`,
    },
  };
});

function gift(name: string, path: string, bodyOf?: (player: string, isShared: boolean) => object): Operation {
  return {
    name,
    weight: 2,
    begin({ id }, random) {
      const body = bodyOf?.(id, random.chance(0.3));
      const request: ApiRequest = {
        api: 'bonuses',
        method: 'POST',
        path,
        key: random.hex(12),
        ...(body && { body }),
      };
      return {
        operation: name,
        // The response also describes the current day.
        isSettled: false,
        giftTo: id,
        isRequest: true,
        deliver: (casino, isSignedIn) => callApi(casino, id, request, isSignedIn),
        competingWrite: grantsOneCoin(id, random),
      };
    },
  };
}
