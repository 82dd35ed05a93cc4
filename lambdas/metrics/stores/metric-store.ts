import { type DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dayMs } from '#domain/ledger/days';
import { ever, holdingsMetric } from '#domain/ledger/metric-names';
import { conflictOrThrow } from '#lambdas/runtime/aws/atomic-write';
import { unlessConditionFailed } from '#lambdas/runtime/aws/conditional-write';
import { ifPresent } from '#lambdas/runtime/aws/conditions';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryPages } from '#lambdas/runtime/aws/query-pages';
import { type Advanced, conflictsOf } from './metric-advance';
import { additionsOf, type Cursor, lateDaysOf, type Move, partOf } from './metric-moves';
import { createMetricReads, type MetricReads } from './metric-reads';
import type { Totals } from './metric-totals';
import {
  addedTo,
  dayKey,
  lateAdditionTo,
  metric,
  type MetricUpdate,
  movedTo,
  parkedAt,
  parkedSubject,
  triedAt,
  unparked,
} from './metric-updates';

/**
 * The operator's metrics, and each player's cursor and statistics. They change in one transaction, so that a crash neither repeats nor loses a
 * row.
 */
export interface MetricStore extends MetricReads {
  /**
   * Adds the rows of several players to the metrics and moves their cursors, in one transaction; writes nothing if a cursor has moved since
   * it was read or its player is parked. An addition to a day that is over is noted in the same transaction.
   *
   * @param moves one per player; a transaction has at most 100 actions, each of which moves a cursor or changes an item of `itemsOf`
   * @param attempt number of earlier attempts for these moves
   */
  advance(moves: readonly Move[], attempt: number): Promise<Advanced>;
  /** Names of the items that a move changes beside its cursor, including those for days that may be over by the time it is written. */
  itemsOf(move: Pick<Move, 'days'>): string[];
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

/**
 * The store of metrics, in the `metrics` table.
 *
 * @param now decides which days are over
 */
export function createMetricStore(
  client: DynamoDBDocumentClient,
  table: string,
  now: () => Date,
): MetricStore {
  const reads = createMetricReads(client, table);
  return { ...reads, advance, itemsOf, countTry, park, unpark, addHoldings, parked };

  async function advance(moves: readonly Move[], attempt: number): Promise<Advanced> {
    const part = partOf(moves, attempt);
    const added = additionsOf(moves).map(({ day, metric: name, totals }) =>
      addedTo(dayKey(day, part, name), totals),
    );
    const late = lateDaysOf(moves, now()).map(lateAdditionTo);
    try {
      await write([...moves.map(movedTo), ...added.filter((each) => each !== null), ...late]);
      return { hasMoved: true };
    } catch (error) {
      return conflictsOf(error, moves);
    }
  }

  function itemsOf(move: Pick<Move, 'days'>): string[] {
    const tomorrow = new Date(now().getTime() + dayMs);
    const metrics = Object.entries(move.days).flatMap(([day, ofDay]) =>
      Object.keys(ofDay).map((name) => `${day}#${name}`),
    );
    return [...metrics, ...lateDaysOf([move], tomorrow)];
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
      ...queryOf({
        is: { subject: parkedSubject },
        beginsWith: { metric: `${metric}#` },
        // A player who was parked once stays listed without the mark.
        filter: ifPresent('parkedAt'),
      }),
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
