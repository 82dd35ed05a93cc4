import { amount } from '#domain/money/coin';
import { grantsOneCoin } from './competing-writes';
import type { Operation } from './operation';
import { success } from './worker-response';

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
      deliver: async (casino) => success(await casino.grant(id, grant)),
      competingWrite: grantsOneCoin(id, random),
    };
  },
};
