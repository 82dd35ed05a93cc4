import { amount } from '#domain/money/coin';
import type { Operation } from './operation';
import { givesACoin } from './rivals';
import { done } from './worker-answer';

/** An operator grants coins under a key and repeats the grant until it is settled. */
export const grantCoins: Operation = {
  name: 'grant-coins',
  weight: 8,
  begin({ id }, random) {
    const account = random.pick(['player:gold', 'player:sweeps-unplayed', 'player:sweeps-unplayed'] as const);
    const grant = {
      key: random.hex(8),
      account,
      amount: amount(2_000 + random.below(20_000)),
      reason: 'daily',
    };
    return {
      operation: 'grant-coins',
      isSettled: true,
      isRequest: false,
      deliver: async (casino) => done(await casino.grant(id, grant)),
      rival: givesACoin(id, random),
    };
  },
};
