import { type Balances, noCoins, post } from './balances';
import type { Posting } from './posting';

/** What a player holds, and how many transactions led there. */
export interface Wallet {
  readonly player: string;
  /** The number of the last transaction, 0 before the first; without a gap, so it is the version as well. */
  readonly sequence: number;
  readonly balances: Balances;
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

/** A wallet before its first transaction. */
export function emptyWallet(player: string): Wallet {
  return { player, sequence: 0, balances: noCoins };
}

/**
 * Applies one transaction to a wallet.
 *
 * @param entry.at        when, as the caller's clock says
 * @param entry.postings  a double entry that the wallet can bear
 * @returns the wallet afterwards and the ledger's line
 * @throws RangeError if the postings are no double entry or a balance would fall below zero (our bug)
 */
export function record<Detail extends { readonly kind: string }>(
  wallet: Wallet,
  entry: { id: string; at: Date; postings: readonly Posting[]; detail: Detail },
): { wallet: Wallet; transaction: Transaction<Detail> } {
  const sequence = wallet.sequence + 1;
  const balances = post(wallet.balances, entry.postings);
  return {
    wallet: { player: wallet.player, sequence, balances },
    transaction: { ...entry, player: wallet.player, sequence, balances },
  };
}
