import type { RoundDetail, RoundOpenDetail } from '#domain/games/round-detail';
import type { LedgerDetail, transactionKinds } from '#domain/ledger/ledger-detail';
import type { Coin } from '#domain/money/coin';
import type { Account } from '#domain/wallet/account';
import type { Balances } from '#domain/wallet/balances';
import { assertDoubleEntry, type Posting } from '#domain/wallet/posting';
import type { Transaction } from '#domain/wallet/wallet';

export type LedgerTransaction = Transaction<LedgerDetail>;

/**
 * What lies together in the index: everything of a kind, and of rounds those of one game. A detail of a kind that is not in that list
 * is no shelf, so `toRow` does not compile: its rows would be found by nobody.
 */
export type Partition =
  | { readonly kind: Exclude<(typeof transactionKinds)[number], 'round'> }
  | { readonly kind: 'round'; readonly gameId: string };

/** A transaction with the hash of the request that caused it, by which a reused key is recognized. */
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
  /** Its own shelf's key, by which the index has it. */
  readonly partitionKey: string;
  readonly at: string;
  readonly input: string;
  readonly postings: readonly (readonly [Account, Coin, Posting['amount']])[];
  readonly balances: Balances;
  readonly detail: DetailItem;
}

type DetailWithDraws = RoundDetail | RoundOpenDetail;

/** A detail as it is kept: the draws of a round, which may be 31 spins, take a byte each where they fit into one. */
type DetailItem = Exclude<LedgerDetail, DetailWithDraws> | Packed<RoundDetail> | Packed<RoundOpenDetail>;

type Packed<Detail extends DetailWithDraws> = Omit<Detail, 'draws'> & {
  readonly draws: Detail['draws'] | Uint8Array;
};

/** Writes an entry as a row of the table. */
export function toRow({ transaction, inputHash }: LedgerEntry): LedgerRow {
  return {
    player: transaction.player,
    entry: transaction.id,
    sequence: transaction.sequence,
    partitionKey: ledgerPartitionKey(transaction.player, transaction.detail),
    at: transaction.at.toISOString(),
    input: inputHash,
    postings: transaction.postings.map(({ account, coin, amount }) => [account, coin, amount] as const),
    balances: transaction.balances,
    detail: detailItem(transaction.detail),
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
  const { player, sequence, balances } = row;
  const detail = detailOf(row.detail);
  const transaction = { id: row.entry, player, sequence, at: new Date(row.at), postings, balances, detail };
  return { transaction, inputHash: row.input };
}

function detailItem(detail: LedgerDetail): DetailItem {
  const isByte = (draw: number) => draw < 256;
  if (!('draws' in detail) || !detail.draws.every(isByte)) return detail;
  return { ...detail, draws: Uint8Array.from(detail.draws) };
}

function detailOf(item: DetailItem): LedgerDetail {
  return 'draws' in item ? { ...item, draws: [...item.draws] } : item;
}

/** Names a shelf of a player in the index. */
export function ledgerPartitionKey(player: string, partitionKey: Partition): string {
  return `${player}#${partitionKey.kind === 'round' ? `round ${partitionKey.gameId}` : partitionKey.kind}`;
}
