import { type Amount, amount } from '#domain/money/coin';
import type { SpendableAccount } from './account';
import { type Balances, shortfallOf } from './balances';
import { type Posting, transfer } from './posting';
import type { InsufficientFunds } from './stake';

/** A correction of a player's balance by an admin. */
export interface Adjustment {
  readonly account: SpendableAccount;
  /** Positive gives and negative takes, in the account's smallest unit; never zero. */
  readonly amount: Amount;
}

/** Ledger detail of a correction. */
export interface AdjustmentDetail {
  readonly kind: 'adjustment';
  /** Explanation by the admin. */
  readonly reason: string;
  /** Account that made it. */
  readonly actor: string;
  /** The order whose entries of a canceled draw it refunds; absent from a correction. */
  readonly order?: string;
}

/**
 * Corrects a balance. A correction never makes a balance negative and does not touch held coins.
 *
 * @returns the postings, or the missing amount
 * @throws RangeError for an amount of zero (a bug)
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
