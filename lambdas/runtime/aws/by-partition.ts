import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { type LedgerRow, type Partition, ledgerPartitionKey } from '#lambdas/wallet/stores/ledger-row';
import { queryOf } from './query-of';

/** A range of rows of a partition, beyond a sequence number. */
export interface PartitionRange {
  /** See `ledgerPartitionKey`. */
  readonly partitionKey: string;
  readonly beyond: number;
  /** `up` returns the next higher numbers first, `down` the next lower ones. */
  readonly direction: 'up' | 'down';
  /**
   * Most rows to return; fewer only at the end of the partition, since a hundred rows of 1 KB stay far below the page limit of DynamoDB.
   */
  readonly limit: number;
}

/** Reads a partition by sequence number. Eventually consistent: the newest rows may be missing. */
export type ReadPartition = (range: PartitionRange) => Promise<LedgerRow[]>;

/** Creates the reader of the ledger's index. */
export function createPartitionReader(client: DynamoDBDocumentClient, table: string): ReadPartition {
  return async ({ partitionKey, beyond, direction, limit }) => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-kind',
        ...queryOf({ is: { partitionKey }, beyond: { sequence: [direction === 'up' ? '>' : '<', beyond] } }),
        ScanIndexForward: direction === 'up',
        Limit: limit,
      }),
    );
    return Items as LedgerRow[];
  };
}

/** Filters of a ledger; omitted filters match everything. */
export interface PartitionFilter {
  readonly kind?: LedgerRow['detail']['kind'] | undefined;
  /** Only rounds of this game. */
  readonly gameId?: string | undefined;
}

/**
 * Returns the keys of the partitions that contain exactly the matching rows of a player's ledger.
 *
 * @param games  ids of every game that was ever playable, without which its rounds are not found
 */
export function partitionsOf(
  player: string,
  games: readonly string[],
  { kind, gameId }: PartitionFilter = {},
): string[] {
  return transactionKinds
    .flatMap((each): Partition[] =>
      each === 'round' ? games.map((id) => ({ kind: each, gameId: id })) : [{ kind: each }],
    )
    .filter((partitionKey) => kind === undefined || partitionKey.kind === kind)
    .filter(
      (partitionKey) =>
        gameId === undefined || (partitionKey.kind === 'round' && partitionKey.gameId === gameId),
    )
    .map((partitionKey) => ledgerPartitionKey(player, partitionKey));
}
