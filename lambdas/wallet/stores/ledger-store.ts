import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createPartitionReader, type PartitionFilter, partitionsOf } from '#lambdas/runtime/aws/by-partition';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { fromRow, type LedgerEntry, type LedgerRow, type LedgerTransaction } from './ledger-row';
import { newestOfPartition, type Wanted } from './newest-of-partition';

/** One page of a player's ledger, newest first. */
export interface LedgerPage {
  readonly transactions: LedgerTransaction[];
  /** Cursor of the next page, passed as `before`; null on the last page. */
  readonly next: number | null;
}

/** Filters of a ledger page, combined with AND. `limit` is 1 to 100. */
export interface LedgerQuery extends PartitionFilter, Wanted {}

export interface LedgerStore {
  /** Returns the entry with this id, or undefined. Strongly consistent, because it decides the response to a repeated key. */
  find(player: string, id: string): Promise<LedgerEntry | undefined>;
  /** Returns a page of the ledger. The index is eventually consistent and may lag behind the wallet. */
  page(player: string, query: LedgerQuery): Promise<LedgerPage>;
}

/**
 * Creates the reader of the `ledger` table. Only the wallet store's transaction writes to it.
 *
 * @param games  ids of every game that was ever playable
 */
export function createLedgerStore(
  client: DynamoDBDocumentClient,
  table: string,
  games: readonly string[],
): LedgerStore {
  const read = createPartitionReader(client, table);
  return { find, page };

  async function find(player: string, id: string): Promise<LedgerEntry | undefined> {
    const key = { player, entry: id };
    const item = await getItem<LedgerRow>(client, table, key);
    return item && fromRow(item);
  }

  async function page(player: string, { kind, gameId, limit, ...range }: LedgerQuery): Promise<LedgerPage> {
    // One extra row tells whether there is another page.
    const wanted = { ...range, limit: limit + 1 };
    const partitions = partitionsOf(player, games, { kind, gameId });
    const found = await Promise.all(
      partitions.map((partitionKey) => newestOfPartition(read, partitionKey, wanted)),
    );
    const rows = found.flat().sort((left, right) => right.sequence - left.sequence);
    const transactions = rows.slice(0, limit).map((row) => fromRow(row).transaction);
    return { transactions, next: rows.length > limit ? transactions.at(-1)!.sequence : null };
  }
}
