import { type Amount, type Coin, coins, negate, sum } from '#domain/money/coin';
import { type Account, coinOf, isPlayerAccount, type PlayerAccount } from './account';

/** One line of a double entry: how much an account gains (positive) or gives (negative) in one coin. */
export interface Posting {
  readonly account: Account;
  readonly coin: Coin;
  readonly amount: Amount;
}

/**
 * Moves coins between a player's account and one of the house's.
 *
 * @param move.amount  what the player's account gains; negative takes from the player
 * @returns two postings that cancel out, or none when nothing moves
 */
export function transfer(move: { player: PlayerAccount; house: Account; amount: Amount }): Posting[] {
  if (move.amount === 0) return [];
  const coin = coinOf(move.player);
  return [
    { account: move.player, coin, amount: move.amount },
    { account: move.house, coin, amount: negate(move.amount) },
  ];
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
