import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ever } from '#domain/ledger/metric-names';
import { createPartitionReader, partitionsOf } from '#lambdas/runtime/aws/by-partition';
import { ifBeginsWith } from '#lambdas/runtime/aws/conditions';
import { selectionOf } from '#lambdas/runtime/aws/query-of';
import type { Row } from '#lambdas/runtime/aws/stream-rows';

/** One page of the rows written on a day. */
export interface DaySlice {
  readonly rows: readonly Row[];
  /** Cursor of the next page; null at the end of the table. */
  readonly next: TablePlace | null;
}

/** Cursor of a table scan: the key of the last row that was read. */
export interface TablePlace {
  readonly player: string;
  readonly entry: string;
}

/** Reads ledger rows from the table instead of the stream, to fill gaps and for backfills. A stream keeps records for one day. */
export interface LedgerRows {
  /**
   * Returns a player's rows after this sequence number, in order. The index is eventually consistent, so any of the newest rows may be
   * missing, even before one that is present.
   */
  after(player: string, sequence: number, limit: number): Promise<readonly Row[]>;
  /**
   * Scans the whole table for the rows of a day. Strongly consistent.
   *
   * @param day  `2026-11-21`, in UTC; `ever` for all rows
   */
  ofDay(day: string, from: TablePlace | null): Promise<DaySlice>;
}

/** @param games  ids of every game that was ever playable */
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
        ...(day !== ever && selectionOf({ filter: ifBeginsWith('at', `${day}T`) })),
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    return { rows: Items, next: (LastEvaluatedKey as TablePlace | undefined) ?? null };
  }
}
