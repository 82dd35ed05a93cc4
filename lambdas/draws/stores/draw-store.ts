import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Draw, dueAt, type RefundProgress } from '#domain/rewards/draws/draw';
import { atomicPut, type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { ifEqual } from '#lambdas/runtime/aws/conditions';
import { duePages } from '#lambdas/runtime/aws/due-pages';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryFirst } from '#lambdas/runtime/aws/query-pages';
import { filledPage } from '#lambdas/runtime/filled-page';

/** One page of draws, newest first. */
export interface DrawPage {
  readonly draws: Draw[];
  /** Cursor of the next page, passed as `before`; null on the last page. */
  readonly next: string | null;
}

/** The request that opens, changes or cancels a draw, and the fingerprint of its input. */
export interface DrawRequest {
  readonly name: string;
  readonly input: string;
}

/** Which page of draws to return. */
export interface DrawQuery {
  readonly limit: number;
  /** Cursor: only draws with a smaller id. @default from the newest */
  readonly before?: string | undefined;
  /** Only draws of this product. A page then examines a bounded number of draws, so it may be short although `next` is set. */
  readonly product?: string | undefined;
}

/** Store of draws, without their entries and seeds. */
export interface DrawStore {
  /** Returns the draw with this id. Strongly consistent. */
  find(id: string): Promise<Draw | undefined>;
  /** Returns a page of draws, newest first. Strongly consistent. */
  page(query: DrawQuery): Promise<DrawPage>;
  /** Lists all draws that are due, the longest due first. Eventually consistent. */
  due(now: Date): Promise<Draw[]>;
  /** Returns the draw that a request opened, changed or canceled, and the fingerprint of its input. Strongly consistent. */
  requested(request: string): Promise<{ draw: string; input: string } | undefined>;
  /** Writes a new draw and the request that opens it; neither is written twice. */
  open(draw: Draw, request: DrawRequest): AtomicWrite[];
  /** Writes a new draw, once. */
  create(draw: Draw): AtomicWrite;
  /** Writes the request that concerns the draw with this id, once. */
  keepRequest(draw: string, request: DrawRequest): AtomicWrite;
  /** Writes a draw under an optimistic lock on its revision. */
  replace(before: Draw, after: Draw): AtomicWrite;
}

/** All draws share one partition, since there are only a few per month. */
const subject = 'draw';
const requests = 'draw-request';
const dueMark = 'due';
/** Draws that the page of one product examines at most, and those read at once. */
const mostExamined = 1_000;
const mostRead = 100;

/** An item of the `randomPrizes` table. Timestamps are ISO strings. */
interface DrawItem extends Omit<Draw, 'openedAt' | 'closesAt' | 'result' | 'cancellation' | 'refunds'> {
  readonly subject: typeof subject;
  readonly openedAt: string;
  readonly closesAt: string;
  readonly result: ResultItem | null;
  readonly cancellation: (Omit<NonNullable<Draw['cancellation']>, 'at'> & { readonly at: string }) | null;
  /** Absent from draws that were stored before refunds kept their progress. */
  readonly refunds?: RefundsItem | null;
  /** Present only until the draw is settled, so that the sparse index `by-due` contains nothing else. */
  readonly due?: typeof dueMark;
  readonly dueAt?: string;
}

type RefundsItem = Omit<RefundProgress, 'claimedUntil'> & { readonly claimedUntil: string | null };
type Result = NonNullable<Draw['result']>;
type ResultItem = Omit<Result, 'drawnAt' | 'winners'> & {
  readonly drawnAt: string;
  readonly winners: readonly (Omit<Result['winners'][number], 'confirmedAt'> & {
    readonly confirmedAt: string | null;
  })[];
};

export function createDrawStore(client: DynamoDBDocumentClient, table: string): DrawStore {
  return { find, page, due, requested, open, create, keepRequest, replace };

  async function find(id: string): Promise<Draw | undefined> {
    const item = await getItem<DrawItem>(client, table, { subject, id });
    return item && fromItem(item);
  }

  async function page({ limit, before, product }: DrawQuery): Promise<DrawPage> {
    const { items, next } = await filledPage<Draw>({
      limit,
      after: before,
      isWanted: product === undefined ? undefined : (draw) => draw.product === product,
      mostExamined,
      mostRead,
      cursorOf: ({ id }) => id,
      async read(after, count) {
        const draws = await drawsBefore(after, count);
        return { items: draws, isLast: draws.length < count };
      },
    });
    return { draws: items, next };
  }

  /** Reads the newest draws before an id; fewer than requested only at the end. */
  async function drawsBefore(id: string | undefined, count: number): Promise<Draw[]> {
    const query = {
      TableName: table,
      ...queryOf({ is: { subject }, beyond: id === undefined ? undefined : { id: ['<', id] } }),
      ConsistentRead: true,
      ScanIndexForward: false,
    };
    return (await queryFirst<DrawItem>(client, query, count)).map(fromItem);
  }

  async function due(now: Date): Promise<Draw[]> {
    const found: Draw[] = [];
    const pages = duePages<DrawItem>(client, {
      table,
      index: 'by-due',
      mark: ['due', dueMark],
      time: ['dueAt', now.toISOString()],
    });
    for await (const items of pages) found.push(...items.map(fromItem));
    return found;
  }

  function requested(request: string): Promise<{ draw: string; input: string } | undefined> {
    return getItem(client, table, { subject: requests, id: request });
  }

  function open(draw: Draw, request: DrawRequest): AtomicWrite[] {
    return [create(draw), keepRequest(draw.id, request)];
  }

  function create(draw: Draw): AtomicWrite {
    return putNew(table, `draw ${draw.id}`, toItem(draw));
  }

  function keepRequest(draw: string, { name, input }: DrawRequest): AtomicWrite {
    return putNew(table, `request for ${draw}`, { subject: requests, id: name, draw, input });
  }

  function replace(before: Draw, after: Draw): AtomicWrite {
    return atomicPut(table, `draw ${before.id}`, toItem(after), ifEqual('revision', before.revision));
  }
}

function toItem(draw: Draw): { id: string } & Record<string, unknown> {
  const { openedAt, closesAt, result, cancellation, refunds } = draw;
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
    refunds: refunds && { ...refunds, claimedUntil: refunds.claimedUntil?.toISOString() ?? null },
    ...(!draw.isSettled && { due: dueMark, dueAt: dueAt(draw).toISOString() }),
  };
}

export function fromItem(item: DrawItem): Draw {
  const { subject: _subject, due: _due, dueAt: _dueAt, openedAt, closesAt, ...stored } = item;
  const { result, cancellation, refunds = null, ...draw } = stored;
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
    refunds: refunds && {
      ...refunds,
      claimedUntil: refunds.claimedUntil === null ? null : new Date(refunds.claimedUntil),
    },
  };
}
