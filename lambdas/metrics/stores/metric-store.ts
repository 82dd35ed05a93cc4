import { type DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ever, holdingsMetric } from '#domain/ledger/metric-names';
import { conflictOrThrow } from '#lambdas/runtime/aws/atomic-write';
import { unlessConditionFailed } from '#lambdas/runtime/aws/conditional-write';
import { queryPages } from '#lambdas/runtime/aws/query-pages';
import { type Advanced, conflictsOf } from './metric-advance';
import { additionsOf, type Cursor, type Move, partOf } from './metric-moves';
import { createMetricReads, type MetricReads } from './metric-reads';
import type { Totals } from './metric-totals';
import {
  addedTo,
  dayKey,
  metric,
  type MetricUpdate,
  movedTo,
  parkedAt,
  parkedSubject,
  triedAt,
  unparked,
} from './metric-updates';

/**
 * The house's metrics, and each player's cursor and statistics. They change in one transaction, so that a crash neither repeats nor loses a
 * row.
 */
export interface MetricStore extends MetricReads {
  /**
   * Adds the rows of several players to the metrics and moves their cursors, in one transaction; writes nothing if a cursor has moved since
   * it was read or its player is parked.
   *
   * @param moves one per player; a transaction has at most 100 actions, each of which moves a cursor or adds to a metric of a day
   * @param attempt number of earlier attempts for these moves
   */
  advance(moves: readonly Move[], attempt: number): Promise<Advanced>;
  /** Counts a try of the row after the cursor. Does nothing when the cursor has moved on. */
  countTry(at: Cursor, fault: string): Promise<void>;
  /** Parks a player, unless the cursor has moved on. Returns whether it did. */
  park(at: Cursor, why: { fault: string; parkedAt: Date }): Promise<boolean>;
  /** Unparks a player and resets their tries. */
  unpark(player: string): Promise<void>;
  /**
   * Adds to what players hold, in the first part of `holdings`.
   *
   * @param recorded  that part as it was read
   * @returns false when the part changed since; nothing is written then
   */
  addHoldings(recorded: Totals, added: Totals): Promise<boolean>;
  /** All parked players, in pages. */
  parked(): AsyncIterable<readonly string[]>;
}

/** The store of metrics, in the `metrics` table. */
export function createMetricStore(client: DynamoDBDocumentClient, table: string): MetricStore {
  return { ...createMetricReads(client, table), advance, countTry, park, unpark, addHoldings, parked };

  async function advance(moves: readonly Move[], attempt: number): Promise<Advanced> {
    const part = partOf(moves, attempt);
    const added = additionsOf(moves).map(({ day, metric: name, totals }) =>
      addedTo(dayKey(day, part, name), totals),
    );
    try {
      await write([...moves.map(movedTo), ...added.filter((each) => each !== null)]);
      return { hasMoved: true };
    } catch (error) {
      return conflictsOf(error, moves);
    }
  }

  async function countTry(at: Cursor, fault: string): Promise<void> {
    const command = new UpdateCommand({ TableName: table, ...triedAt(at, fault) });
    await unlessConditionFailed(client.send(command));
  }

  async function park(at: Cursor, why: { fault: string; parkedAt: Date }): Promise<boolean> {
    return commit(parkedAt(at, why.fault, why.parkedAt));
  }

  async function unpark(player: string): Promise<void> {
    await commit(unparked(player));
  }

  async function addHoldings(recorded: Totals, added: Totals): Promise<boolean> {
    const update = addedTo(dayKey(ever, 0, holdingsMetric), added, recorded);
    return update
      ? unlessConditionFailed(client.send(new UpdateCommand({ TableName: table, ...update })))
      : true;
  }

  async function* parked(): AsyncGenerator<readonly string[]> {
    const pages = queryPages<{ metric: string }>(client, {
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: '#subject = :subject AND begins_with(#metric, :metric)',
      // A player who was parked once stays listed without the mark.
      FilterExpression: 'attribute_exists(#parkedAt)',
      ExpressionAttributeNames: { '#subject': 'subject', '#metric': 'metric', '#parkedAt': 'parkedAt' },
      ExpressionAttributeValues: { ':subject': parkedSubject, ':metric': `${metric}#` },
    });
    for await (const items of pages) yield items.map((item) => item.metric.slice(metric.length + 1));
  }

  /** @returns false when a condition failed or another transaction conflicted; nothing is written then */
  async function commit(updates: readonly MetricUpdate[]): Promise<boolean> {
    try {
      await write(updates);
      return true;
    } catch (error) {
      conflictOrThrow(error);
      return false;
    }
  }

  async function write(updates: readonly MetricUpdate[]): Promise<void> {
    const TransactItems = updates.map((each) => ({ Update: { TableName: table, ...each } }));
    await client.send(new TransactWriteCommand({ TransactItems }));
  }
}
