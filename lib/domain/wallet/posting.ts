import { type Amount, type Coin, coins, negate, sum } from '#domain/money/coin';
import { type Account, coinOf, type HouseAccount, isPlayerAccount, type PlayerAccount } from './account';

/** One posting of a double entry: what an account gains (positive) or gives (negative) in one coin. */
export interface Posting {
  readonly account: Account;
  readonly coin: Coin;
  readonly amount: Amount;
}

/**
 * Moves coins between a player account and a house account.
 *
 * @param change.amount  what the player's account gains; negative takes from the player
 * @returns two postings that cancel out, or none for zero
 */
export function transfer(change: { player: PlayerAccount; house: HouseAccount; amount: Amount }): Posting[] {
  return pair(change.player, change.house, change.amount);
}

/**
 * Moves coins between two accounts of one player with the same coin.
 *
 * @param change.amount  zero or more
 */
export function move(change: { from: PlayerAccount; to: PlayerAccount; amount: Amount }): Posting[] {
  return pair(change.to, change.from, change.amount);
}

/**
 * Asserts that postings are a double entry.
 *
 * @throws RangeError if the postings of a coin do not sum to zero, or a player account would hold the wrong coin
 */
export function assertDoubleEntry(postings: readonly Posting[]): void {
  for (const coin of coins) {
    const total = sum(postings.filter((posting) => posting.coin === coin).map((posting) => posting.amount));
    if (total !== 0) throw new RangeError(`The ${coin} postings sum to ${total}, not to zero`);
  }
  for (const { account, coin } of postings) {
    if (isPlayerAccount(account) && coinOf(account) !== coin)
      throw new RangeError(`${account} cannot hold ${coin}`);
  }
}

/** Net change of one account. */
export function changeOf(postings: readonly Posting[], account: Account): Amount {
  return sum(postings.filter((posting) => posting.account === account).map((posting) => posting.amount));
}

function pair(gaining: PlayerAccount, giving: Account, gained: Amount): Posting[] {
  if (gained === 0) return [];
  const coin = coinOf(gaining);
  return [
    { account: gaining, coin, amount: gained },
    { account: giving, coin, amount: negate(gained) },
  ];
}
