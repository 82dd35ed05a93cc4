import { coins } from '#domain/money/coin';
import { type Balances, heldOf, noCoins, post } from './balances';
import { type Hold, totalHeld } from './hold';
import type { Posting } from './posting';

/** A player's balances and the number of transactions that produced them. */
export interface Wallet {
  readonly player: string;
  /** Sequence number of the last transaction, 0 before the first. It has no gaps and serves as the version. */
  readonly sequence: number;
  readonly balances: Balances;
  /** Open holds; their sum per coin equals the held balance. */
  readonly holds: readonly Hold[];
}

/** One immutable transaction of a player's ledger. `Detail` identifies its kind. */
export interface Transaction<Detail extends { readonly kind: string } = { readonly kind: string }> {
  /** Derived from player, operation and idempotency key, so that a repeat finds the first transaction. */
  readonly id: string;
  readonly player: string;
  readonly sequence: number;
  readonly at: Date;
  /** Sum to zero per coin; empty for a transaction that only records, such as a seed rotation. */
  readonly postings: readonly Posting[];
  /** Balances after the transaction. */
  readonly balances: Balances;
  readonly detail: Detail;
}

/** Input for a new transaction. */
export interface TransactionEntry<Detail> {
  readonly id: string;
  /** Time by the caller's clock. */
  readonly at: Date;
  /** A double entry that keeps every balance at zero or above. */
  readonly postings: readonly Posting[];
  readonly detail: Detail;
  /** Holds after the transaction; omitted when unchanged. */
  readonly holds?: readonly Hold[];
}

/** A wallet before its first transaction. */
export function emptyWallet(player: string): Wallet {
  return { player, sequence: 0, balances: noCoins, holds: [] };
}

/**
 * Applies one transaction to a wallet.
 *
 * @returns the new wallet and the recorded transaction
 * @throws RangeError if the postings are not a double entry, a balance would become negative, or the holds would differ from the held
 *   balances (a bug)
 */
export function record<Detail extends { readonly kind: string }>(
  wallet: Wallet,
  { holds = wallet.holds, ...entry }: TransactionEntry<Detail>,
): { wallet: Wallet; transaction: Transaction<Detail> } {
  const { player } = wallet;
  const sequence = wallet.sequence + 1;
  const balances = post(wallet.balances, entry.postings);
  assertHeld(balances, holds);
  return {
    wallet: { player, sequence, balances, holds },
    transaction: { ...entry, player, sequence, balances },
  };
}

function assertHeld(balances: Balances, holds: readonly Hold[]): void {
  for (const coin of coins) {
    const held = heldOf(balances, coin);
    const total = totalHeld(holds, coin);
    if (held !== total)
      throw new RangeError(`The holds set ${total} ${coin} aside, the balance says ${held}`);
  }
  if (new Set(holds.map(({ id }) => id)).size !== holds.length)
    throw new RangeError('Two holds have the same id');
}
