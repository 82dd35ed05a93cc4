import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createPartitionReader, partitionsOf } from '#lambdas/runtime/aws/by-partition';
import { fromRow, type LedgerRow, type LedgerTransaction } from './ledger-row';

/** Reads a player's whole ledger, the first transaction first. The very last may be missing for a moment, as in every index. */
export type ReadHistory = (player: string) => AsyncIterable<LedgerTransaction>;

const rowsPerRead = 200;

/**
 * Makes the reader of whole ledgers. Every shelf is read once and in order, and a few rows of each are in memory: however long a ledger
 * is, each of its rows is read once.
 *
 * @param games  ids of every game that could ever be played, on offer or not any more
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

/** What a shelf has next, and the shelf after it; undefined at its end. */
async function headOf(rows: AsyncGenerator<LedgerRow, undefined>) {
  const { value: row } = await rows.next();
  return row && { row, rows };
}
