import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { type LedgerRow, type Partition, ledgerPartitionKey } from '#lambdas/wallet/stores/ledger-row';

/** Which rows of a shelf: those beyond a number, from there on. */
export interface PartitionRange {
  /** See `ledgerPartitionKey`. */
  readonly partitionKey: string;
  readonly beyond: number;
  /** `up` gives the next numbers first, `down` the last ones before. */
  readonly direction: 'up' | 'down';
  /** At most so many rows, and so many unless the shelf has no more: a hundred of 1 KB are far from what cuts an answer short. */
  readonly limit: number;
}

/** Reads a shelf by number. The last rows may be missing for a moment, as in every index. */
export type ReadPartition = (range: PartitionRange) => Promise<LedgerRow[]>;

/** Makes the one reader of the ledger's index. */
export function createPartitionReader(client: DynamoDBDocumentClient, table: string): ReadPartition {
  return async ({ partitionKey, beyond, direction, limit }) => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-kind',
        KeyConditionExpression: `#partitionKey = :partitionKey AND #sequence ${direction === 'up' ? '>' : '<'} :beyond`,
        ExpressionAttributeNames: { '#partitionKey': 'partitionKey', '#sequence': 'sequence' },
        ExpressionAttributeValues: { ':partitionKey': partitionKey, ':beyond': beyond },
        ScanIndexForward: direction === 'up',
        Limit: limit,
      }),
    );
    return Items as LedgerRow[];
  };
}

/** What is asked for of a ledger; all of it where nothing is said. */
export interface PartitionFilter {
  readonly kind?: LedgerRow['detail']['kind'] | undefined;
  /** Only rounds of this game. */
  readonly gameId?: string | undefined;
}

/**
 * The keys of the shelves that hold all that is asked for of a player's ledger, and nothing else.
 *
 * @param games  ids of every game that could ever be played: rounds of another would be found by nobody
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
