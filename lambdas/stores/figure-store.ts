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

/** Sums by name, such as `house:games gold`. What is not named is 0. */
export type Totals = Readonly<Record<string, number>>;

/** How far the rows of a player have been added up. */
export interface Cursor {
  readonly player: string;
  /** Every row up to this number is in the totals, and none after it. */
  readonly lastSequence: number;
  /** How often the next row has failed. */
  readonly tries: number;
  /** Whether this player's rows are left out until somebody replays them. */
  readonly isParked: boolean;
}

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

/** Name of this figure among those that may follow. */
const figure = 'house-totals';
const parkedSubject = 'parked';
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
    const moved = update(cursorKey(from.player), {
      expression: 'SET #lastSequence = :to REMOVE #tries, #fault',
      condition: isWhere(from),
      names: { ...cursorNames, '#tries': 'tries', '#fault': 'fault' },
      values: { ...whereValues(from), ':to': to },
    });
    const added = [...days].map(([day, totals]) => add(day, shardOf(from.player), totals));
    return commit([moved, ...added.filter((each) => each !== null)]);
  }

  async function countTry(at: Cursor, fault: string): Promise<void> {
    try {
      const counted = update(cursorKey(at.player), failed(at, fault, 'SET #tries = :tries, #fault = :fault'));
      await client.send(new UpdateCommand(counted));
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }

  async function park(at: Cursor, { fault, parkedAt }: { fault: string; parkedAt: Date }): Promise<boolean> {
    const names = { '#parkedAt': 'parkedAt' };
    const values = { ':parkedAt': parkedAt.toISOString() };
    const { values: tried, ...rest } = failed(
      at,
      fault,
      'SET #tries = :tries, #fault = :fault, #parkedAt = :parkedAt',
    );
    return commit([
      update(cursorKey(at.player), { ...rest, values: { ...tried, ...values } }),
      update(parkedKey(at.player), { expression: 'SET #parkedAt = :parkedAt', names, values }),
    ]);
  }

  async function unpark(player: string): Promise<void> {
    const names = { '#parkedAt': 'parkedAt' };
    await commit([
      update(cursorKey(player), {
        expression: 'REMOVE #parkedAt, #tries, #fault',
        condition: 'attribute_exists(#parkedAt)',
        names: { ...names, '#tries': 'tries', '#fault': 'fault' },
      }),
      update(parkedKey(player), { expression: 'REMOVE #parkedAt', names }),
    ]);
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

  function add(day: string, shard: number, totals: Totals) {
    const changes = Object.entries(totals).filter(([, change]) => change !== 0);
    if (changes.length === 0) return null;
    return update(dayKey(day, shard), {
      expression: `ADD ${changes.map((_each, index) => `#t${index} :t${index}`).join(', ')}`,
      names: Object.fromEntries(changes.map(([name], index) => [`#t${index}`, name])),
      values: Object.fromEntries(changes.map(([, change], index) => [`:t${index}`, change])),
    });
  }

  /** @returns false when a condition did not hold or another transaction was in the way; then nothing is written */
  async function commit(updates: readonly ReturnType<typeof update>[]): Promise<boolean> {
    try {
      const TransactItems = updates.map((each) => ({ Update: each }));
      await client.send(new TransactWriteCommand({ TransactItems }));
      return true;
    } catch (error) {
      overtakenBy(error);
      return false;
    }
  }

  function update(
    key: Record<string, string>,
    request: { expression: string; condition?: string; names: Record<string, string>; values?: object },
  ) {
    return {
      TableName: table,
      Key: key,
      UpdateExpression: request.expression,
      ...(request.condition && { ConditionExpression: request.condition }),
      ExpressionAttributeNames: request.names,
      ...(request.values && { ExpressionAttributeValues: { ...request.values } }),
    };
  }
}

const cursorNames = { '#lastSequence': 'lastSequence', '#parkedAt': 'parkedAt' };

/** Holds while nobody has moved or parked the cursor since it was read. A first row that failed left an item without number. */
function isWhere({ lastSequence }: Cursor): string {
  const isThere = lastSequence === 0 ? 'attribute_not_exists(#lastSequence)' : '#lastSequence = :from';
  return `${isThere} AND attribute_not_exists(#parkedAt)`;
}

function whereValues({ lastSequence }: Cursor): Record<string, number> {
  return lastSequence === 0 ? {} : { ':from': lastSequence };
}

function failed(at: Cursor, fault: string, expression: string) {
  return {
    expression,
    condition: isWhere(at),
    names: { ...cursorNames, '#tries': 'tries', '#fault': 'fault' },
    values: { ...whereValues(at), ':tries': at.tries + 1, ':fault': fault },
  };
}

function cursorKey(player: string) {
  return { subject: `player#${player}`, figure };
}

function parkedKey(player: string) {
  return { subject: parkedSubject, figure: `${figure}#${player}` };
}

function dayKey(day: string, shard: number) {
  return { subject: `day#${day}#${shard}`, figure };
}
