import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ever } from '#domain/ledger/metric-names';
import { createPartitionReader, partitionsOf } from '#lambdas/runtime/aws/by-partition';
import type { Row } from '#lambdas/runtime/aws/stream-rows';

/** Part of what was written on a day. */
export interface DaySlice {
  readonly rows: readonly Row[];
  /** Where to read on; null at the end of the table. */
  readonly next: TablePlace | null;
}

/** A place in the ledger, which its rows are not sorted by: the key of the last row that was read. */
export interface TablePlace {
  readonly player: string;
  readonly entry: string;
}

/**
 * The rows of the ledger's stream as the table has them: what the stream has left out, or what is to be read once more. A stream
 * forgets after a day and is never read twice.
 */
export interface LedgerRows {
  /**
   * A player's rows after this number, by number. Of the last ones any may be missing for a moment, as in every index, even
   * before one that is there.
   */
  after(player: string, sequence: number, limit: number): Promise<readonly Row[]>;
  /**
   * Reads on through the whole table for what was written on a day. Strongly consistent.
   *
   * @param day  `2026-11-21`, in UTC; `ever` for all of it
   */
  ofDay(day: string, from: TablePlace | null): Promise<DaySlice>;
}

/** @param games  ids of every game that could ever be played, on offer or not any more */
export function createLedgerRows(
  client: DynamoDBDocumentClient,
  table: string,
  games: readonly string[],
): LedgerRows {
  const read = createPartitionReader(client, table);
  return { after, ofDay };

  async function after(player: string, sequence: number, limit: number): Promise<readonly Row[]> {
    const range = { beyond: sequence, direction: 'up', limit } as const;
    const found = await Promise.all(
      partitionsOf(player, games).map((partitionKey) => read({ partitionKey, ...range })),
    );
    const rows = found.flat().sort((left, right) => left.sequence - right.sequence);
    return rows.slice(0, limit).map((row) => ({ ...row }));
  }

  async function ofDay(day: string, from: TablePlace | null): Promise<DaySlice> {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: table,
        ConsistentRead: true,
        ...(day !== ever && {
          FilterExpression: 'begins_with(#at, :day)',
          ExpressionAttributeNames: { '#at': 'at' },
          ExpressionAttributeValues: { ':day': `${day}T` },
        }),
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    return { rows: Items, next: (LastEvaluatedKey as TablePlace | undefined) ?? null };
  }
}
