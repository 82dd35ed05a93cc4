import { negate } from '#domain/money/coin';
import { heldAccountOf } from './account';
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
 * Kinds that can be undone. An order goes back through its own states, together with its pieces; a hold is released; a reversal
 * stands. A round whose stake was set aside cannot be undone by its opposite, which would set it aside once more: what was wrong with
 * it is adjusted.
 */
const reversible: ReadonlySet<string> = new Set(['grant', 'adjustment', 'expiry', 'round', 'wheel-spin']);

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
  const { detail, postings: done } = transaction;
  if (!reversible.has(detail.kind) || done.length === 0 || done.some(isOfHeldCoins))
    return { code: 'wallet/not-reversible' };
  const postings = done.map((each) => ({ ...each, amount: negate(each.amount) }));
  const shortBy = shortfallOf(balances, postings);
  return shortBy === null ? postings : { code: 'wallet/insufficient-funds', shortBy };
}

function isOfHeldCoins({ account, coin }: Posting): boolean {
  return account === heldAccountOf(coin);
}
