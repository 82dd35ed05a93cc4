import { negate } from '#domain/money/coin';
import { type Balances, shortfallOf } from './balances';
import type { Posting } from './posting';
import type { InsufficientFunds } from './stake';
import type { Transaction } from './wallet';

/** How the ledger remembers that a transaction was undone. */
export interface ReversalDetail {
  readonly kind: 'reversal';
  /** Id of the transaction that it undoes. */
  readonly of: string;
  readonly reason: string;
  /** Whose sign-in it was made with. */
  readonly actor: string;
}

/** What has its own way back, or nothing to take back. */
export interface NotReversible {
  readonly code: 'wallet/not-reversible';
}

/**
 * Kinds that can be undone. An order goes back through its own states, together with its pieces; a hold is released; a reversal stands.
 */
const reversible: ReadonlySet<string> = new Set(['grant', 'adjustment', 'expiry', 'round']);

/**
 * Undoes a transaction by the opposite one. Nothing is deleted and nobody is left owing: coins that were played on since cannot be
 * taken back.
 *
 * @returns the postings, or why it cannot be undone
 */
export function reverse(
  balances: Balances,
  transaction: Transaction,
): Posting[] | InsufficientFunds | NotReversible {
  if (!reversible.has(transaction.detail.kind) || transaction.postings.length === 0)
    return { code: 'wallet/not-reversible' };
  const postings = transaction.postings.map((each) => ({ ...each, amount: negate(each.amount) }));
  const shortBy = shortfallOf(balances, postings);
  return shortBy === null ? postings : { code: 'wallet/insufficient-funds', shortBy };
}
