import type { Coin } from '#domain/money/coin';

/**
 * The chart of accounts. A player's three balances are accounts of the player; everything that comes to or
 * leaves a player has the house on its other side.
 */
export const playerAccounts = ['player:gold', 'player:sweeps-unplayed', 'player:sweeps-redeemable'] as const;
export const houseAccounts = ['house:games', 'house:promotions', 'house:redemptions'] as const;

export type PlayerAccount = (typeof playerAccounts)[number];
export type HouseAccount = (typeof houseAccounts)[number];
export type Account = PlayerAccount | HouseAccount;

const coinByPlayerAccount: Record<PlayerAccount, Coin> = {
  'player:gold': 'gold',
  'player:sweeps-unplayed': 'sweeps',
  'player:sweeps-redeemable': 'sweeps',
};

/** The one coin that a player's account holds. House accounts hold both. */
export function coinOf(account: PlayerAccount): Coin {
  return coinByPlayerAccount[account];
}

/** Whether a posting's account is one of the player's balances. */
export function isPlayerAccount(account: Account): account is PlayerAccount {
  return account in coinByPlayerAccount;
}
