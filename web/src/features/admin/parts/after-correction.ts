import type { Coin } from '#domain/money/coin';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

export type Balances = GetAnswer<'/admin/players/{player}'>['balances'];

/** A change of one balance, as its posting has it. */
export interface BalanceChange {
  readonly account: string;
  readonly amount: number;
}

/** A balance before and after a change, in the smallest unit of its coin. */
export interface ChangedBalance {
  readonly label: string;
  readonly coin: Coin;
  readonly before: number;
  readonly after: number;
}

const balances = [
  { account: 'player:gold', name: 'gold', coin: 'gold', label: 'Gold Coins' },
  {
    account: 'player:sweeps-unplayed',
    name: 'sweepsUnplayed',
    coin: 'sweeps',
    label: 'Sweeps Coins, unplayed',
  },
  {
    account: 'player:sweeps-redeemable',
    name: 'sweepsRedeemable',
    coin: 'sweeps',
    label: 'Sweeps Coins, redeemable',
  },
] as const;

/** Returns every balance that a player can spend from, before and after changes. */
export function afterCorrection(now: Balances, changes: readonly BalanceChange[]): ChangedBalance[] {
  return balances.map(({ account, name, coin, label }) => {
    const change = changes
      .filter((each) => each.account === account)
      .reduce((sum, { amount }) => sum + amount, 0);
    return { label, coin, before: now[name], after: now[name] + change };
  });
}
