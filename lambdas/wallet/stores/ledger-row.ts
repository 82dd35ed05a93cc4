import type { RoundDetail, RoundOpenDetail } from '#domain/games/round-detail';
import type { LedgerDetail, transactionKinds } from '#domain/ledger/ledger-detail';
import type { Coin } from '#domain/money/coin';
import type { Account } from '#domain/wallet/account';
import type { Balances } from '#domain/wallet/balances';
import { assertDoubleEntry, type Posting } from '#domain/wallet/posting';
import type { Transaction } from '#domain/wallet/wallet';

export type LedgerTransaction = Transaction<LedgerDetail>;

/**
 * Rows that share a partition of the index: all rows of a kind, and rounds per game. A detail of an unlisted kind does not compile in
 * `toRow`, since no reader would find its rows.
 */
export type Partition =
  | { readonly kind: Exclude<(typeof transactionKinds)[number], 'round'> }
  | { readonly kind: 'round'; readonly gameId: string };

/** A transaction with the hash of its input, which detects a reused key. */
export interface LedgerEntry {
  readonly transaction: LedgerTransaction;
  readonly inputHash: string;
}

/**
 * A row of the `ledger` table. It must stay within 1 KB, or every round costs twice as much: postings are triples, and derived values are
 * not stored.
 */
export interface LedgerRow {
  readonly player: string;
  readonly entry: string;
  readonly sequence: number;
  /** Partition key of the index. */
  readonly partitionKey: string;
  readonly at: string;
  readonly input: string;
  readonly postings: readonly (readonly [Account, Coin, Posting['amount']])[];
  readonly balances: Balances;
  readonly detail: DetailItem;
}

type DetailWithDraws = RoundDetail | RoundOpenDetail;

/** A detail as it is stored. The draws of a round, up to 31 spins, take a byte each if they all fit. */
type DetailItem = Exclude<LedgerDetail, DetailWithDraws> | Packed<RoundDetail> | Packed<RoundOpenDetail>;

type Packed<Detail extends DetailWithDraws> = Omit<Detail, 'draws'> & {
  readonly draws: Detail['draws'] | Uint8Array;
};

/** Maps an entry to a row of the table. */
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
 * Maps a row of the table to an entry.
 *
 * @throws RangeError if the postings do not sum to zero, which means that something else wrote the row
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

/** Returns the index key of a player's partition. */
export function ledgerPartitionKey(player: string, partition: Partition): string {
  return `${player}#${partition.kind === 'round' ? `round ${partition.gameId}` : partition.kind}`;
}
