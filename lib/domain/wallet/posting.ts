import { type Amount, type Coin, coins, negate, sum } from '#domain/money/coin';
import { type Account, coinOf, type HouseAccount, isPlayerAccount, type PlayerAccount } from './account';

/** One line of a double entry: how much an account gains (positive) or gives (negative) in one coin. */
export interface Posting {
  readonly account: Account;
  readonly coin: Coin;
  readonly amount: Amount;
}

/**
 * Moves coins between a player's account and one of the house's.
 *
 * @param change.amount  what the player's account gains; negative takes from the player
 * @returns two postings that cancel out, or none when nothing moves
 */
export function transfer(change: { player: PlayerAccount; house: HouseAccount; amount: Amount }): Posting[] {
  return pair(change.player, change.house, change.amount);
}

/**
 * Moves coins between two accounts of one player, which hold the same coin.
 *
 * @param change.amount  zero or more
 */
export function move(change: { from: PlayerAccount; to: PlayerAccount; amount: Amount }): Posting[] {
  return pair(change.to, change.from, change.amount);
}

/**
 * Asserts what makes a set of postings a double entry.
 *
 * @throws RangeError if a coin's postings do not sum to zero, or a player's account would hold another coin
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

/** What a set of postings changes in one account. */
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
