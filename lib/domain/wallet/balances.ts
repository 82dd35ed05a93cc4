import { type Amount, amount, type Coin, sum } from '#domain/money/coin';
import type { PlayerAccount } from './account';
import { assertDoubleEntry, changeOf, type Posting } from './posting';

/** A player's balances, each in the smallest unit of its coin and never negative. */
export interface Balances {
  readonly gold: Amount;
  /** Granted Sweeps Coins that must be played once before redemption. */
  readonly sweepsUnplayed: Amount;
  /** Sweeps Coins that were won and can be redeemed. */
  readonly sweepsRedeemable: Amount;
  /** Gold Coins held for an open round. */
  readonly goldHeld: Amount;
  /** Sweeps Coins held for an open round or a checkout. */
  readonly sweepsHeld: Amount;
}

export const noCoins: Balances = {
  gold: amount(0),
  sweepsUnplayed: amount(0),
  sweepsRedeemable: amount(0),
  goldHeld: amount(0),
  sweepsHeld: amount(0),
};

const accountByBalance: Record<keyof Balances, PlayerAccount> = {
  gold: 'player:gold',
  sweepsUnplayed: 'player:sweeps-unplayed',
  sweepsRedeemable: 'player:sweeps-redeemable',
  goldHeld: 'player:gold-held',
  sweepsHeld: 'player:sweeps-held',
};

/** Amount of a coin available for a stake, which excludes held coins. */
export function playable(balances: Balances, coin: Coin): Amount {
  return coin === 'gold' ? balances.gold : sum([balances.sweepsUnplayed, balances.sweepsRedeemable]);
}

/** Amount of a coin that is held. */
export function heldOf(balances: Balances, coin: Coin): Amount {
  return coin === 'gold' ? balances.goldHeld : balances.sweepsHeld;
}

/**
 * The balances after a set of postings.
 *
 * @throws RangeError if the postings are not a double entry or a balance would become negative (a bug: callers check the balance first)
 */
export function post(balances: Balances, postings: readonly Posting[]): Balances {
  assertDoubleEntry(postings);
  return {
    gold: balanceAfter('gold'),
    sweepsUnplayed: balanceAfter('sweepsUnplayed'),
    sweepsRedeemable: balanceAfter('sweepsRedeemable'),
    goldHeld: balanceAfter('goldHeld'),
    sweepsHeld: balanceAfter('sweepsHeld'),
  };

  function balanceAfter(balance: keyof Balances): Amount {
    const after = sum([balances[balance], changeOf(postings, accountByBalance[balance])]);
    if (after < 0) throw new RangeError(`${accountByBalance[balance]} would fall to ${after}`);
    return after;
  }
}

/** The shortfall of the first balance that the postings would make negative, or null. */
export function shortfallOf(balances: Balances, postings: readonly Posting[]): Amount | null {
  for (const [balance, account] of Object.entries(accountByBalance) as [keyof Balances, PlayerAccount][]) {
    const after = balances[balance] + changeOf(postings, account);
    if (after < 0) return amount(-after);
  }
  return null;
}
