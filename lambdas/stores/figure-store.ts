import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { overtakenBy } from './atomic-write';
import {
  addedTo,
  type Cursor,
  cursorKey,
  dayKey,
  figure,
  type FigureUpdate,
  movedTo,
  parkedAt,
  parkedSubject,
  type Totals,
  triedAt,
  unparked,
} from './figure-updates';

/**
 * The totals of the house, and for each player how far they have come. Both move in one transaction, so that no row is added
 * twice and none is left out, whoever dies in between.
 */
export interface FigureStore {
  /** Which of the eight parts of every total a player's rows go to. Only writers of one part get in each other's way. */
  shardOf(player: string): number;
  /** Where a player is. Strongly consistent. */
  cursor(player: string): Promise<Cursor>;
  /**
   * Adds to the totals of days and moves the cursor past the rows that were added, unless it was moved since it was read or the
   * player is parked.
   *
   * @param move.to    number of the last row that was added
   * @param move.days  what to add, by day: at most 99 days
   * @returns whether it did
   */
  advance(from: Cursor, move: { to: number; days: ReadonlyMap<string, Totals> }): Promise<boolean>;
  /** Counts a try of the row after the cursor. Does nothing when the cursor has moved on. */
  countTry(at: Cursor, fault: string): Promise<void>;
  /** Leaves a player out from here on, unless the cursor has moved on; tells whether it did. */
  park(at: Cursor, why: { fault: string; parkedAt: Date }): Promise<boolean>;
  /** Takes a player back in who is parked; their tries start anew. */
  unpark(player: string): Promise<void>;
  /** Everybody who is parked, in pages. */
  parked(): AsyncIterable<readonly string[]>;
  /** The parts of a day's totals. Strongly consistent, each for itself. */
  partsOn(day: string): Promise<readonly Totals[]>;
}

const shards = 8;

interface CursorItem {
  readonly lastSequence?: number;
  readonly tries?: number;
  readonly fault?: string;
  readonly parkedAt?: string;
}

/** Which part of the totals a player's rows go to. Changing it changes nothing that was added: parts are only ever summed. */
export function shardOf(player: string): number {
  return createHash('sha256').update(player).digest().readUInt8() % shards;
}

/** Keeps the totals in the `figures` table. */
export function createFigureStore(client: DynamoDBDocumentClient, table: string): FigureStore {
  return { shardOf, cursor, advance, countTry, park, unpark, parked, partsOn };

  async function cursor(player: string): Promise<Cursor> {
    const { Item } = await client.send(
      new GetCommand({ TableName: table, Key: cursorKey(player), ConsistentRead: true }),
    );
    const { lastSequence = 0, tries = 0, parkedAt } = (Item ?? {}) as CursorItem;
    return { player, lastSequence, tries, isParked: parkedAt !== undefined };
  }

  async function advance(
    from: Cursor,
    { to, days }: { to: number; days: ReadonlyMap<string, Totals> },
  ): Promise<boolean> {
    const added = [...days].map(([day, totals]) => addedTo(day, shardOf(from.player), totals));
    return commit([movedTo(from, to), ...added.filter((each) => each !== null)]);
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
          KeyConditionExpression: '#subject = :subject AND begins_with(#figure, :figure)',
          // Who was parked once stays listed without the mark.
          FilterExpression: 'attribute_exists(#parkedAt)',
          ExpressionAttributeNames: { '#subject': 'subject', '#figure': 'figure', '#parkedAt': 'parkedAt' },
          ExpressionAttributeValues: { ':subject': parkedSubject, ':figure': `${figure}#` },
          ...(after && { ExclusiveStartKey: after }),
        }),
      );
      yield Items.map((item) => (item['figure'] as string).slice(figure.length + 1));
      after = LastEvaluatedKey;
    } while (after);
  }

  function partsOn(day: string): Promise<readonly Totals[]> {
    return Promise.all(Array.from({ length: shards }, (_each, shard) => partOn(day, shard)));
  }

  async function partOn(day: string, shard: number): Promise<Totals> {
    const key = { TableName: table, Key: dayKey(day, shard), ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    const { subject: _subject, figure: _figure, ...totals } = Item ?? {};
    return totals as Totals;
  }

  /** @returns false when a condition did not hold or another transaction was in the way; then nothing is written */
  async function commit(updates: readonly FigureUpdate[]): Promise<boolean> {
    try {
      const TransactItems = updates.map((each) => ({ Update: { TableName: table, ...each } }));
      await client.send(new TransactWriteCommand({ TransactItems }));
      return true;
    } catch (error) {
      overtakenBy(error);
      return false;
    }
  }
}
