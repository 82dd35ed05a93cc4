import { coins } from '#domain/money/coin';
import { type Balances, heldOf, noCoins, post } from './balances';
import { type Hold, totalHeld } from './hold';
import type { Posting } from './posting';

/** What a player holds, and how many transactions led there. */
export interface Wallet {
  readonly player: string;
  /** The number of the last transaction, 0 before the first; without a gap, so it is the version as well. */
  readonly sequence: number;
  readonly balances: Balances;
  /** What is set aside, and for what; together it is the held balances. */
  readonly holds: readonly Hold[];
}

/** One immutable line of a player's ledger. `Detail` tells what kind of transaction it was. */
export interface Transaction<Detail extends { readonly kind: string } = { readonly kind: string }> {
  /** Derived from player, operation and idempotency key, so that a repeat finds the first. */
  readonly id: string;
  readonly player: string;
  readonly sequence: number;
  readonly at: Date;
  /** Sum to zero per coin; empty where a transaction only records, as a change of seeds does. */
  readonly postings: readonly Posting[];
  /** What the player held afterwards. */
  readonly balances: Balances;
  readonly detail: Detail;
}

/** What a transaction is made of. */
export interface TransactionEntry<Detail> {
  readonly id: string;
  /** When, as the caller's clock says. */
  readonly at: Date;
  /** A double entry that the wallet can bear. */
  readonly postings: readonly Posting[];
  readonly detail: Detail;
  /** What is set aside afterwards; left out where that does not change. */
  readonly holds?: readonly Hold[];
}

/** A wallet before its first transaction. */
export function emptyWallet(player: string): Wallet {
  return { player, sequence: 0, balances: noCoins, holds: [] };
}

/**
 * Applies one transaction to a wallet.
 *
 * @returns the wallet afterwards and the ledger's line
 * @throws RangeError if the postings are no double entry, a balance would fall below zero, or the holds would not be what the held
 *   balances say (our bug)
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
