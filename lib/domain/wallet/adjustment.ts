import { type Amount, amount } from '#domain/money/coin';
import type { SpendableAccount } from './account';
import { type Balances, shortfallOf } from './balances';
import { type Posting, transfer } from './posting';
import type { InsufficientFunds } from './stake';

/** A correction of a player's balance by a person of the house. */
export interface Adjustment {
  readonly account: SpendableAccount;
  /** Gives above zero and takes below, in the account's smallest unit; never zero. */
  readonly amount: Amount;
}

/** How the ledger remembers who corrected a balance, and why. */
export interface AdjustmentDetail {
  readonly kind: 'adjustment';
  /** In the words of whoever made it. */
  readonly reason: string;
  /** Whose sign-in it was made with. */
  readonly actor: string;
}

/**
 * Corrects a balance. Nobody is left owing: what a player does not have cannot be taken, and what is held is not touched.
 *
 * @returns the postings, or how much is missing
 * @throws RangeError for an adjustment of nothing (our bug)
 */
export function adjust(balances: Balances, adjustment: Adjustment): Posting[] | InsufficientFunds {
  if (adjustment.amount === 0) throw new RangeError('An adjustment changes something');
  const postings = transfer({
    player: adjustment.account,
    house: 'house:adjustments',
    amount: amount(adjustment.amount),
  });
  const shortBy = shortfallOf(balances, postings);
  return shortBy === null ? postings : { code: 'wallet/insufficient-funds', shortBy };
}
