import type { Coin } from '#domain/money/coin';

/**
 * The chart of accounts. A player's balances are accounts of the player; everything that comes to or leaves a player has the
 * house on its other side.
 *
 * - `player:gold`: Gold Coins to play with
 * - `player:sweeps-unplayed`: Sweeps Coins that were granted and must be played once
 * - `player:sweeps-redeemable`: Sweeps Coins that were won, and can be redeemed
 * - `player:gold-held`, `player:sweeps-held`: set aside for an open round or a checkout; they are neither played nor redeemed
 *   until the hold is captured or released
 */
export const playerAccounts = [
  'player:gold',
  'player:sweeps-unplayed',
  'player:sweeps-redeemable',
  'player:gold-held',
  'player:sweeps-held',
] as const;

/**
 * - `house:games`: takes stakes and pays out
 * - `house:promotions`: pays for what is given away
 * - `house:purchases`: hands out what comes with a purchase
 * - `house:redemptions`: takes what prizes cost, and gives the Gold Coins that are prizes
 * - `house:adjustments`: the other side of a correction by a person
 * - `house:expiry`: takes Sweeps Coins that nobody came back for
 * - `house:closures`: takes what is left in accounts that their players ended
 * - `house:receivables`: what players owe, whose money went back after its coins were spent
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

/** Those that a player can use: what is given or taken from outside comes to these or leaves them. */
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

/** The one coin that a player's account holds. House accounts hold both. */
export function coinOf(account: PlayerAccount): Coin {
  return coinByPlayerAccount[account];
}

/** Whether a posting's account is one of the player's balances. */
export function isPlayerAccount(account: Account): account is PlayerAccount {
  return account in coinByPlayerAccount;
}

/** The account that a coin is set aside in. */
export function heldAccountOf(coin: Coin): PlayerAccount {
  return coin === 'gold' ? 'player:gold-held' : 'player:sweeps-held';
}
