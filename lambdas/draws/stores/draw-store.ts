import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Draw, dueAt } from '#domain/rewards/draws/draw';
import { type AtomicWrite, atomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { newestOfSubject } from '#lambdas/runtime/aws/newest-of-subject';

/** One page of draws, newest first. */
export interface DrawPage {
  readonly draws: Draw[];
  /** Ask again for what comes before this id; null when there is nothing before. */
  readonly next: string | null;
}

/** Draws as they stand; their entries and their seeds lie apart. */
export interface DrawStore {
  /** Strongly consistent. */
  find(id: string): Promise<Draw | undefined>;
  /** Strongly consistent; newest first. */
  page(query: { limit: number; before?: string | undefined }): Promise<DrawPage>;
  /** Those at which there is something to do by now, the longest due first. The index may be late for a moment. */
  due(now: Date): Promise<Draw[]>;
  /** The draw that a request opened, and the fingerprint of what it asked for. Strongly consistent. */
  opened(request: string): Promise<{ draw: string; input: string } | undefined>;
  /** Writes a new draw under the request that opens it: neither is written twice. */
  open(draw: Draw, request: { name: string; input: string }): AtomicWrite[];
  /** Writes a draw while it is still the one that was read. */
  replace(before: Draw, after: Draw): AtomicWrite;
}

/** All draws lie under one subject: there are no more of them than months have weeks. */
const subject = 'draw';
const requests = 'draw-request';
const dueMark = 'due';

/** An item of the `randomPrizes` table. Instants are ISO texts. */
interface DrawItem extends Omit<Draw, 'openedAt' | 'closesAt' | 'result' | 'cancellation'> {
  readonly subject: typeof subject;
  readonly openedAt: string;
  readonly closesAt: string;
  readonly result: ResultItem | null;
  readonly cancellation: (Omit<NonNullable<Draw['cancellation']>, 'at'> & { readonly at: string }) | null;
  /** There only until nothing is left to do, so that the index `by-due` holds no others. */
  readonly due?: typeof dueMark;
  readonly dueAt?: string;
}

type Result = NonNullable<Draw['result']>;
type ResultItem = Omit<Result, 'drawnAt' | 'winners'> & {
  readonly drawnAt: string;
  readonly winners: readonly (Omit<Result['winners'][number], 'confirmedAt'> & {
    readonly confirmedAt: string | null;
  })[];
};

export function createDrawStore(client: DynamoDBDocumentClient, table: string): DrawStore {
  return { find, page, due, opened, open, replace };

  async function find(id: string): Promise<Draw | undefined> {
    const key = { TableName: table, Key: { subject, id }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item && fromItem(Item as DrawItem);
  }

  async function page(query: { limit: number; before?: string | undefined }): Promise<DrawPage> {
    const { items, next } = await newestOfSubject<DrawItem>(client, table, { subject, ...query });
    return { draws: items.map(fromItem), next };
  }

  async function due(now: Date): Promise<Draw[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-due',
        KeyConditionExpression: '#due = :due AND #dueAt <= :now',
        ExpressionAttributeNames: { '#due': 'due', '#dueAt': 'dueAt' },
        ExpressionAttributeValues: { ':due': dueMark, ':now': now.toISOString() },
      }),
    );
    return (Items as DrawItem[]).map(fromItem);
  }

  async function opened(request: string): Promise<{ draw: string; input: string } | undefined> {
    const key = { TableName: table, Key: { subject: requests, id: request }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item as { draw: string; input: string } | undefined;
  }

  function open(draw: Draw, { name, input }: { name: string; input: string }): AtomicWrite[] {
    return [
      putNew(table, `draw ${draw.id}`, toItem(draw)),
      putNew(table, `opening of ${draw.id}`, { subject: requests, id: name, draw: draw.id, input }),
    ];
  }

  function replace(before: Draw, after: Draw): AtomicWrite {
    return atomicWrite(`draw ${before.id}`, {
      Put: {
        TableName: table,
        Item: toItem(after),
        ConditionExpression: '#revision = :revision',
        ExpressionAttributeNames: { '#revision': 'revision' },
        ExpressionAttributeValues: { ':revision': before.revision },
      },
    });
  }
}

function toItem(draw: Draw): { id: string } & Record<string, unknown> {
  const { openedAt, closesAt, result, cancellation } = draw;
  return {
    ...draw,
    subject,
    openedAt: openedAt.toISOString(),
    closesAt: closesAt.toISOString(),
    result: result && {
      ...result,
      drawnAt: result.drawnAt.toISOString(),
      winners: result.winners.map((winner) => ({
        ...winner,
        confirmedAt: winner.confirmedAt?.toISOString() ?? null,
      })),
    },
    cancellation: cancellation && { ...cancellation, at: cancellation.at.toISOString() },
    ...(!draw.isSettled && { due: dueMark, dueAt: dueAt(draw).toISOString() }),
  };
}

function fromItem(item: DrawItem): Draw {
  const { subject: _subject, due: _due, dueAt: _dueAt, openedAt, closesAt, ...stored } = item;
  const { result, cancellation, ...draw } = stored;
  return {
    ...draw,
    openedAt: new Date(openedAt),
    closesAt: new Date(closesAt),
    result: result && {
      ...result,
      drawnAt: new Date(result.drawnAt),
      winners: result.winners.map(({ confirmedAt, ...winner }) => ({
        ...winner,
        confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
      })),
    },
    cancellation: cancellation && { ...cancellation, at: new Date(cancellation.at) },
  };
}
