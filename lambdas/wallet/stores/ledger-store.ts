import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { createPartitionReader, type PartitionFilter, partitionsOf } from '#lambdas/runtime/aws/by-partition';
import { fromRow, type LedgerEntry, type LedgerRow, type LedgerTransaction } from './ledger-row';
import { newestOfPartition, type Wanted } from './newest-of-partition';

/** One page of a player's ledger, newest first. */
export interface LedgerPage {
  readonly transactions: LedgerTransaction[];
  /** Ask again for what comes before this number; null when there is nothing before. */
  readonly next: number | null;
}

/** A part of the ledger: all that is asked for must hold. `limit` is 1 to 100. */
export interface LedgerQuery extends PartitionFilter, Wanted {}

export interface LedgerStore {
  /** The entry with this id, or undefined. Strongly consistent: it decides what a repeated key is told. */
  find(player: string, id: string): Promise<LedgerEntry | undefined>;
  /** A page of the ledger. It may lag a moment behind the wallet, as every index of DynamoDB does. */
  page(player: string, query: LedgerQuery): Promise<LedgerPage>;
}

/**
 * Reads the `ledger` table; what is written to it goes through the wallet store's transaction alone.
 *
 * @param games  ids of every game that could ever be played, on offer or not any more
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
    const { Item } = await client.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }));
    return Item && fromRow(Item as LedgerRow);
  }

  async function page(player: string, { kind, gameId, limit, ...range }: LedgerQuery): Promise<LedgerPage> {
    // One more than asked for tells whether there is more.
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
