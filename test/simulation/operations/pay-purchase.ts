import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import type { Random } from '../scheduler/random';
import type { Operation } from './operation';
import { callApi, type ApiRequest } from './request';

/** Outcomes at the provider, in percent. */
const outcomes: readonly (readonly [SandboxOutcome | 'nothing', number])[] = [
  ['pay', 58],
  ['pay-later', 14],
  ['decline', 8],
  ['abandon', 8],
  ['nothing', 12],
];

/** A player pays at the provider or not, and returns to a page that reads the purchase. */
export const payPurchase: Operation = {
  name: 'pay-purchase',
  weight: 6,
  begin({ id: player, knownIds, provider }, random) {
    const id = knownIds.get('purchase');
    if (id === undefined) return null;
    knownIds.delete('purchase');
    const outcome = outcomeOf(random);
    if (outcome !== 'nothing' && provider.applyOutcome({ player, id }, outcome)) knownIds.set('paid', id);
    const request: ApiRequest = { api: 'coins', method: 'GET', path: `/coins/purchases/${id}` };
    return {
      operation: 'pay-purchase',
      isSettled: false,
      isRequest: true,
      deliver: (casino, isSignedIn) => callApi(casino, player, request, isSignedIn),
    };
  },
};

function outcomeOf(random: Random) {
  let left = random.below(100);
  for (const [outcome, share] of outcomes) if ((left -= share) < 0) return outcome;
  throw new RangeError('The shares are less than a hundred');
}
