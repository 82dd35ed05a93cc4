import type { Coin } from '#domain/money/coin';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { type Balances, createBalancesStore } from '#web/lib/live/balances';
import { useStore } from '#web/lib/state/use-store';
import type { ShownBalances } from '../rounds/game-backend';

/** Initial balances of a demo: 10,000 pretend Gold Coins and 100.00 pretend Sweeps Coins. */
const atFirst: Balances = {
  gold: 10_000,
  sweepsUnplayed: 0,
  sweepsRedeemable: 10_000,
  goldHeld: 0,
  sweepsHeld: 0,
};

/** Pretend coins and their displayed balances. */
export function createDemoPurse() {
  const store = createBalancesStore();
  const balances: ShownBalances = {
    read: store.read,
    set: store.set,
    keep: store.keep,
    useBalances: () => useStore(store),
  };
  let known = atFirst;
  let sequence = 0;
  store.set(known, sequence);

  return {
    balances,
    known: () => known,
    nextSequence: () => (sequence += 1),
    /**
     * Deducts a stake and adds a payout, both in the coin's smallest unit.
     *
     * @throws ApiRefusal if the balance is insufficient
     */
    move(coin: Coin, { staked, paid }: { staked: number; paid: number }) {
      const account = coin === 'gold' ? 'gold' : 'sweepsRedeemable';
      if (known[account] < staked) {
        throw new ApiRefusal({
          status: 409,
          code: 'wallet/insufficient-funds',
          message: 'There are not enough demo coins.',
        });
      }
      known = { ...known, [account]: known[account] - staked + paid };
    },
    /** Adds the initial balances to what is left. */
    add() {
      known = {
        ...known,
        gold: known.gold + atFirst.gold,
        sweepsRedeemable: known.sweepsRedeemable + atFirst.sweepsRedeemable,
      };
      sequence += 1;
      store.set(known, sequence);
    },
    refill() {
      known = atFirst;
      sequence += 1;
      store.keep(null);
      store.set(known, sequence);
    },
  };
}
