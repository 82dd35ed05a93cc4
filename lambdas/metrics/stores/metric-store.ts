import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { conflictOrThrow } from '#lambdas/runtime/aws/atomic-write';
import { type Advanced, conflictsOf } from './metric-advance';
import { additionsOf, type Cursor, type Move, partOf } from './metric-moves';
import { createMetricReads, type MetricReads } from './metric-reads';
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
 * The figures of the house, and for each player how far they have come and their own statistics. All of them move in one
 * transaction, so that no row is added twice and none is left out, whoever dies in between.
 */
export interface MetricStore extends MetricReads {
  /**
   * Adds the rows of several players to the figures and moves their cursors past them: all or nothing, and nothing when one of
   * the cursors was moved since it was read or its player is parked.
   *
   * @param moves    one a player; a transaction takes 100 actions, of which each moves a cursor or adds to a figure of a day
   * @param attempt  how often these moves were tried before
   */
  advance(moves: readonly Move[], attempt: number): Promise<Advanced>;
  /** Counts a try of the row after the cursor. Does nothing when the cursor has moved on. */
  countTry(at: Cursor, fault: string): Promise<void>;
  /** Leaves a player out from here on, unless the cursor has moved on; tells whether it did. */
  park(at: Cursor, why: { fault: string; parkedAt: Date }): Promise<boolean>;
  /** Takes a player back in who is parked; their tries start anew. */
  unpark(player: string): Promise<void>;
  /** Everybody who is parked, in pages. */
  parked(): AsyncIterable<readonly string[]>;
}

/** Keeps the totals in the `metrics` table. */
export function createMetricStore(client: DynamoDBDocumentClient, table: string): MetricStore {
  return { ...createMetricReads(client, table), advance, countTry, park, unpark, parked };

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
    try {
      await client.send(new UpdateCommand({ TableName: table, ...triedAt(at, fault) }));
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }

  async function park(at: Cursor, why: { fault: string; parkedAt: Date }): Promise<boolean> {
    return commit(parkedAt(at, why.fault, why.parkedAt));
  }

  async function unpark(player: string): Promise<void> {
    await commit(unparked(player));
  }

  async function* parked(): AsyncGenerator<readonly string[]> {
    let after: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          ConsistentRead: true,
          KeyConditionExpression: '#subject = :subject AND begins_with(#metric, :metric)',
          // Who was parked once stays listed without the mark.
          FilterExpression: 'attribute_exists(#parkedAt)',
          ExpressionAttributeNames: { '#subject': 'subject', '#metric': 'metric', '#parkedAt': 'parkedAt' },
          ExpressionAttributeValues: { ':subject': parkedSubject, ':metric': `${metric}#` },
          ...(after && { ExclusiveStartKey: after }),
        }),
      );
      yield Items.map((item) => (item['metric'] as string).slice(metric.length + 1));
      after = LastEvaluatedKey;
    } while (after);
  }

  /** @returns false when a condition did not hold or another transaction was in the way; then nothing is written */
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
