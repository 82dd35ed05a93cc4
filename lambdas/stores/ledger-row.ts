import type { SeedRotationDetail } from '#domain/fairness/seeds';
import type { RoundDetail } from '#domain/games/play-round';
import type { Coin } from '#domain/money/coin';
import type { OrderDetail } from '#domain/rewards/checkout';
import type { Account } from '#domain/wallet/account';
import type { Balances } from '#domain/wallet/balances';
import type { GrantDetail } from '#domain/wallet/grant';
import { assertDoubleEntry, type Posting } from '#domain/wallet/posting';
import type { Transaction } from '#domain/wallet/wallet';

/** Every kind of transaction that the ledger holds. */
export type LedgerDetail = GrantDetail | OrderDetail | RoundDetail | SeedRotationDetail;
export type LedgerTransaction = Transaction<LedgerDetail>;

/** A transaction with the hash of the request that caused it, by which a reused key is recognised. */
export interface LedgerEntry {
  readonly transaction: LedgerTransaction;
  readonly inputHash: string;
}

/**
 * A row of the `ledger` table. It must stay within 1 KB, or every round costs twice: postings are triples and
 * nothing that can be derived again is kept.
 */
export interface LedgerRow {
  readonly player: string;
  readonly entry: string;
  readonly sequence: number;
  readonly at: string;
  readonly input: string;
  readonly postings: readonly (readonly [Account, Coin, Posting['amount']])[];
  readonly balances: Balances;
  readonly detail: LedgerDetail;
}

/** Writes an entry as a row of the table. */
export function toRow({ transaction, inputHash }: LedgerEntry): LedgerRow {
  return {
    player: transaction.player,
    entry: transaction.id,
    sequence: transaction.sequence,
    at: transaction.at.toISOString(),
    input: inputHash,
    postings: transaction.postings.map(({ account, coin, amount }) => [account, coin, amount] as const),
    balances: transaction.balances,
    detail: transaction.detail,
  };
}

/**
 * Reads an entry from a row of the table.
 *
 * @throws RangeError if the row's postings do not sum to zero: the ledger was written by something else
 */
export function fromRow(row: LedgerRow): LedgerEntry {
  const postings = row.postings.map(([account, coin, amount]) => ({ account, coin, amount }));
  assertDoubleEntry(postings);
  const { player, sequence, balances, detail } = row;
  const transaction = { id: row.entry, player, sequence, at: new Date(row.at), postings, balances, detail };
  return { transaction, inputHash: row.input };
}
