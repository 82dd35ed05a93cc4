import { type Amount, amount, type Coin, sum } from '#domain/money/coin';
import type { PlayerAccount } from './account';
import { assertDoubleEntry, changeOf, type Posting } from './posting';

/** What a player holds, each in the smallest unit of its coin and never below zero. */
export interface Balances {
  readonly gold: Amount;
  /** Granted Sweeps Coins that must be played once before they can be redeemed. */
  readonly sweepsUnplayed: Amount;
  /** Sweeps Coins that were won and can be redeemed. */
  readonly sweepsRedeemable: Amount;
}

export const noCoins: Balances = { gold: amount(0), sweepsUnplayed: amount(0), sweepsRedeemable: amount(0) };

const accountByBalance: Record<keyof Balances, PlayerAccount> = {
  gold: 'player:gold',
  sweepsUnplayed: 'player:sweeps-unplayed',
  sweepsRedeemable: 'player:sweeps-redeemable',
};

/** What a player can stake in one coin. */
export function playable(balances: Balances, coin: Coin): Amount {
  return coin === 'gold' ? balances.gold : sum([balances.sweepsUnplayed, balances.sweepsRedeemable]);
}

/**
 * The balances after a set of postings.
 *
 * @throws RangeError if the postings are no double entry or a balance would fall below zero (our bug: what a
 *   player cannot afford is refused before postings are made)
 */
export function post(balances: Balances, postings: readonly Posting[]): Balances {
  assertDoubleEntry(postings);
  return {
    gold: balanceAfter('gold'),
    sweepsUnplayed: balanceAfter('sweepsUnplayed'),
    sweepsRedeemable: balanceAfter('sweepsRedeemable'),
  };

  function balanceAfter(balance: keyof Balances): Amount {
    const after = sum([balances[balance], changeOf(postings, accountByBalance[balance])]);
    if (after < 0) throw new RangeError(`${accountByBalance[balance]} would fall to ${after}`);
    return after;
  }
}
