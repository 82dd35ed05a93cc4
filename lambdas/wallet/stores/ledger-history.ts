import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createPartitionReader, partitionsOf } from '#lambdas/runtime/aws/by-partition';
import { fromRow, type LedgerRow, type LedgerTransaction } from './ledger-row';

/** Reads a player's whole ledger, oldest first. The index is eventually consistent, so the newest row may be missing. */
export type ReadHistory = (player: string) => AsyncIterable<LedgerTransaction>;

const rowsPerRead = 200;

/**
 * Creates the reader of whole ledgers. It merges all partitions in order, reads each row once and keeps only a few rows of each partition
 * in memory.
 *
 * @param games  ids of every game that was ever playable
 */
export function createHistoryReader(
  client: DynamoDBDocumentClient,
  table: string,
  games: readonly string[],
): ReadHistory {
  const read = createPartitionReader(client, table);
  return async function* (player) {
    const partitions = partitionsOf(player, games).map(rowsOf);
    const heads = await Promise.all(partitions.map(headOf));
    let open = heads.filter((head) => head !== undefined);
    while (open.length > 0) {
      const first = open.reduce((least, head) => (head.row.sequence < least.row.sequence ? head : least));
      yield fromRow(first.row).transaction;
      const next = await headOf(first.rows);
      open = open.flatMap((head) => (head === first ? (next ?? []) : head));
    }
  };

  async function* rowsOf(partitionKey: string): AsyncGenerator<LedgerRow, undefined> {
    let beyond = 0;
    for (;;) {
      const rows = await read({ partitionKey, beyond, direction: 'up', limit: rowsPerRead });
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < rowsPerRead) return undefined;
      beyond = last.sequence;
    }
  }
}

/** Returns the next row of a partition and its remaining rows; undefined at the end. */
async function headOf(rows: AsyncGenerator<LedgerRow, undefined>) {
  const { value: row } = await rows.next();
  return row && { row, rows };
}
