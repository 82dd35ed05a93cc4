import type { Coin } from '#domain/money/coin';

/**
 * The chart of accounts. A player's balances are player accounts; every transfer to or from a player has a house account on the other side.
 *
 * - `player:gold`: Gold Coins available for play
 * - `player:sweeps-unplayed`: granted Sweeps Coins that must be played once
 * - `player:sweeps-redeemable`: Sweeps Coins that were won and can be redeemed
 * - `player:gold-held`, `player:sweeps-held`: held for an open round or a checkout, and neither playable nor redeemable until the hold is
 *   captured or released
 */
export const playerAccounts = [
  'player:gold',
  'player:sweeps-unplayed',
  'player:sweeps-redeemable',
  'player:gold-held',
  'player:sweeps-held',
] as const;

/**
 * - `house:games`: takes stakes and pays winnings
 * - `house:promotions`: funds grants
 * - `house:purchases`: issues the coins of purchases
 * - `house:redemptions`: takes the price of prizes and issues Gold Coin prizes
 * - `house:adjustments`: offsets corrections by an admin
 * - `house:expiry`: takes expired Sweeps Coins
 * - `house:closures`: takes the remaining coins of closed accounts, and those that would come to one later
 * - `house:receivables`: coins owed by players whose purchase was refunded after the coins were spent
 */
export const houseAccounts = [
  'house:games',
  'house:promotions',
  'house:purchases',
  'house:redemptions',
  'house:adjustments',
  'house:expiry',
  'house:closures',
  'house:receivables',
] as const;

/** Accounts a player can spend from; grants and corrections apply to these. */
export const spendableAccounts = [
  'player:gold',
  'player:sweeps-unplayed',
  'player:sweeps-redeemable',
] as const satisfies readonly (typeof playerAccounts)[number][];

export type PlayerAccount = (typeof playerAccounts)[number];
export type SpendableAccount = (typeof spendableAccounts)[number];
export type HouseAccount = (typeof houseAccounts)[number];
export type Account = PlayerAccount | HouseAccount;

const coinByPlayerAccount: Record<PlayerAccount, Coin> = {
  'player:gold': 'gold',
  'player:sweeps-unplayed': 'sweeps',
  'player:sweeps-redeemable': 'sweeps',
  'player:gold-held': 'gold',
  'player:sweeps-held': 'sweeps',
};

/** The coin of a player account. House accounts hold both coins. */
export function coinOf(account: PlayerAccount): Coin {
  return coinByPlayerAccount[account];
}

/** Whether a posting's account is one of the player's balances. */
export function isPlayerAccount(account: Account): account is PlayerAccount {
  return account in coinByPlayerAccount;
}

/** The account for held coins. */
export function heldAccountOf(coin: Coin): PlayerAccount {
  return coin === 'gold' ? 'player:gold-held' : 'player:sweeps-held';
}
