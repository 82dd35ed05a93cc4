import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { houseMetric } from '#domain/ledger/metric-names';
import { conflictOrThrow } from '#lambdas/runtime/aws/atomic-write';
import { getAll } from '#lambdas/runtime/aws/get-all';
import { projectionOf } from '#lambdas/runtime/aws/query-of';
import { daySumsPartition } from '../../../lib/table-partitions';
import { type ClosedDayReads, createClosedDayReads, type DaySums } from './closed-day-reads';
import { allParts } from './metric-moves';
import { closedAt, dayKey, daySubject } from './metric-updates';

/** Closes days: stores their sums, beside a mark of how far these reach. */
export interface ClosedDayStore extends Pick<ClosedDayReads, 'marks'> {
  /** The numbers of the parts that these days have: every transaction adds to the totals of the operator. Strongly consistent. */
  partsWithTotals(days: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  /**
   * Stores the sums of days and marks them as closed, in one transaction.
   *
   * @param sums at most 50 days, read after `lateAdditions` was
   * @returns false, with nothing written, when one of the days was added to since, or is being written
   */
  close(sums: readonly DaySums[]): Promise<boolean>;
}

/** The store of closed days, in the `metrics` table. */
export function createClosedDayStore(client: DynamoDBDocumentClient, table: string): ClosedDayStore {
  return { marks: createClosedDayReads(client, table).marks, partsWithTotals, close };

  async function partsWithTotals(days: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const keys = days.flatMap((day) => allParts.map((part) => dayKey(day, part, houseMetric)));
    const found = await getAll<{ subject: string }>(client, table, keys, projectionOf(['subject']));
    const subjects = new Set(found.map(({ subject }) => subject));
    return new Map(days.map((day) => [day, allParts.filter((part) => subjects.has(daySubject(day, part)))]));
  }

  async function close(sums: readonly DaySums[]): Promise<boolean> {
    const TransactItems = sums.flatMap((each) => [
      { Update: { TableName: table, ...closedAt(each.day, each.lateAdditions) } },
      { Put: stored(each) },
    ]);
    try {
      await client.send(new TransactWriteCommand({ TransactItems }));
      return true;
    } catch (error) {
      conflictOrThrow(error);
      return false;
    }
  }

  function stored({ day, lateAdditions, metrics }: DaySums) {
    return { TableName: table, Item: { ...metrics, subject: daySumsPartition, metric: day, lateAdditions } };
  }
}
