import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Draw, hasEnded } from '#domain/rewards/draws/draw';
import { type AtomicWrite, atomicWrite, putNew } from './atomic-write';

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
  /** Those whose time is over and that have not ended, the longest over first. The index may be late for a moment. */
  due(now: Date): Promise<Draw[]>;
  /** Writes a new draw. */
  open(draw: Draw): AtomicWrite;
  /** Writes a draw while it is still the one that was read. */
  replace(before: Draw, after: Draw): AtomicWrite;
}

/** All draws lie under one subject: there are no more of them than months have weeks. */
const subject = 'draw';
const dueMark = 'due';

/** An item of the `chances` table. Instants are ISO texts. */
interface DrawItem extends Omit<Draw, 'openedAt' | 'closesAt' | 'result' | 'cancellation'> {
  readonly subject: typeof subject;
  readonly openedAt: string;
  readonly closesAt: string;
  readonly result: ResultItem | null;
  readonly cancellation: { readonly at: string; readonly reason: string } | null;
  /** There only until the draw has ended, so that the index `by-due` holds no others. */
  readonly due?: typeof dueMark;
}

type Result = NonNullable<Draw['result']>;
type ResultItem = Omit<Result, 'drawnAt' | 'winners'> & {
  readonly drawnAt: string;
  readonly winners: readonly (Omit<Result['winners'][number], 'confirmedAt'> & {
    readonly confirmedAt: string | null;
  })[];
};

export function createDrawStore(client: DynamoDBDocumentClient, table: string): DrawStore {
  return { find, page, due, open, replace };

  async function find(id: string): Promise<Draw | undefined> {
    const key = { TableName: table, Key: { subject, id }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item && fromItem(Item as DrawItem);
  }

  async function page({ limit, before }: { limit: number; before?: string | undefined }): Promise<DrawPage> {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression:
          before === undefined ? '#subject = :subject' : '#subject = :subject AND #id < :before',
        ExpressionAttributeNames: { '#subject': 'subject', ...(before !== undefined && { '#id': 'id' }) },
        ExpressionAttributeValues: {
          ':subject': subject,
          ...(before !== undefined && { ':before': before }),
        },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: limit,
      }),
    );
    const draws = (Items as DrawItem[]).map(fromItem);
    return { draws, next: LastEvaluatedKey ? (draws.at(-1)?.id ?? null) : null };
  }

  async function due(now: Date): Promise<Draw[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-due',
        KeyConditionExpression: '#due = :due AND #closesAt <= :now',
        ExpressionAttributeNames: { '#due': 'due', '#closesAt': 'closesAt' },
        ExpressionAttributeValues: { ':due': dueMark, ':now': now.toISOString() },
      }),
    );
    return (Items as DrawItem[]).map(fromItem);
  }

  function open(draw: Draw): AtomicWrite {
    return putNew(table, `draw ${draw.id}`, toItem(draw));
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
      ...{ ...result, drawnAt: result.drawnAt.toISOString() },
      winners: result.winners.map((winner) => ({
        ...{ ...winner, confirmedAt: winner.confirmedAt?.toISOString() ?? null },
      })),
    },
    cancellation: cancellation && { ...cancellation, at: cancellation.at.toISOString() },
    ...(!hasEnded(draw) && { due: dueMark }),
  };
}

function fromItem(item: DrawItem): Draw {
  const { subject: _subject, due: _due, openedAt, closesAt, result, cancellation, ...draw } = item;
  return {
    ...draw,
    openedAt: new Date(openedAt),
    closesAt: new Date(closesAt),
    result: result && {
      ...{ ...result, drawnAt: new Date(result.drawnAt) },
      winners: result.winners.map(({ confirmedAt, ...winner }) => ({
        ...{ ...winner, confirmedAt: confirmedAt === null ? null : new Date(confirmedAt) },
      })),
    },
    cancellation: cancellation && { ...cancellation, at: new Date(cancellation.at) },
  };
}
