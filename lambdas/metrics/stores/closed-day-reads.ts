import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DayMark } from '#domain/ledger/closed-days';
import { type KeyCondition, queryOf } from '#lambdas/runtime/aws/query-of';
import { queryAll } from '#lambdas/runtime/aws/query-pages';
import { closedDaysPartition, daySumsPartition } from '../../../lib/table-partitions';
import type { Metrics } from './metric-totals';

/** The sums of a day, exact as of a number of late additions. */
export interface DaySums {
  readonly day: string;
  readonly lateAdditions: number;
  readonly metrics: Metrics;
}

/** The first and last day of some consecutive days. */
type DaySpan = Readonly<Record<'from' | 'to', string>>;

export interface ClosedDayReads {
  /** Marks by day. Eventually consistent unless requested otherwise. */
  marks(span: DaySpan, read?: { readonly isConsistent: boolean }): Promise<ReadonlyMap<string, DayMark>>;
  /** The stored sums of these metrics by day, outdated ones included. Eventually consistent. */
  sums(span: DaySpan, metrics: readonly string[]): Promise<readonly DaySums[]>;
}

interface MarkItem extends Partial<DayMark> {
  readonly metric: string;
}

interface SumsItem {
  readonly metric: string;
  readonly lateAdditions: number;
  readonly [name: string]: unknown;
}

/** Reads the days that are closed, in the `metrics` table. */
export function createClosedDayReads(client: DynamoDBDocumentClient, table: string): ClosedDayReads {
  return { marks, sums };

  async function marks(
    span: DaySpan,
    { isConsistent } = { isConsistent: false },
  ): Promise<ReadonlyMap<string, DayMark>> {
    const items = await queryAll<MarkItem>(client, {
      TableName: table,
      ...queryOf(within(closedDaysPartition, span)),
      ConsistentRead: isConsistent,
    });
    return new Map(
      items.map(({ metric: day, lateAdditions = 0, summed }) => [day, { lateAdditions, summed }]),
    );
  }

  async function sums(span: DaySpan, metrics: readonly string[]): Promise<readonly DaySums[]> {
    const items = await queryAll<SumsItem>(client, {
      TableName: table,
      ...queryOf({
        ...within(daySumsPartition, span),
        project: ['metric', 'lateAdditions', ...metrics],
      }),
    });
    return items.map(({ metric: day, lateAdditions, ...totals }) => ({
      day,
      lateAdditions,
      metrics: totals as Metrics,
    }));
  }
}

function within(subject: string, { from, to }: DaySpan): KeyCondition {
  return { is: { subject }, between: { metric: [from, to] } };
}
