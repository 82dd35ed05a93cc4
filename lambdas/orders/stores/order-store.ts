import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Amount, amount } from '#domain/money/coin';
import { type Order, type OrderStep, statusOf } from '#domain/rewards/order';
import type { OrderCode } from '#domain/rewards/order-code';
import { worthOfLines } from '#domain/rewards/order-line';
import { isUndone } from '#domain/rewards/order-reason';
import type { OrderStatus } from '#domain/rewards/order-status';
import { type AtomicWrite, atomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { queryPages } from '#lambdas/runtime/aws/query-pages';

/** One page of a player's orders, newest first. */
export interface OrderPage {
  readonly orders: Order[];
  /** Cursor of the next page, passed as `before`; null on the last page. */
  readonly next: string | null;
}

/** One page of all players' orders with a status. */
export interface AdminOrderPage {
  readonly orders: Order[];
  /** Cursor of the next page, passed as `after`; null on the last page. */
  readonly next: string | null;
}

export interface OrderStore {
  /** Returns the player's order with this id, or undefined. Strongly consistent. */
  find(player: string, id: string): Promise<Order | undefined>;
  /** Returns a page of the player's orders. Strongly consistent. The page may be short; `next` tells whether there is more. */
  page(player: string, query: { limit: number; before?: string | undefined }): Promise<OrderPage>;
  /** Returns the total worth of a player's orders, without undone ones. Strongly consistent. */
  worthOf(player: string): Promise<Amount>;
  /** Writes a new order; never overwrites one. */
  place(order: Order): AtomicWrite;
  /** Writes the steps and codes of an order under an optimistic lock; other fields stay unchanged. */
  advance(before: Order, after: Order): AtomicWrite;
  /**
   * Returns a page of all players' orders with a status: waiting orders from the oldest, ended ones from the newest. The index is
   * eventually consistent, so an order that just moved may appear under its previous status.
   */
  pageByStatus(query: {
    status: OrderStatus;
    limit: number;
    after?: string | undefined;
  }): Promise<AdminOrderPage>;
}

/** An item of the `orders` table. Timestamps are ISO strings. The oldest orders have neither revision nor codes. */
interface OrderItem extends Omit<Order, 'placedAt' | 'timeline' | 'codes' | 'revision'> {
  readonly revision?: number;
  /** Worth of the order; present only when prizes raise it above the total. */
  readonly worth?: Amount;
  readonly placedAt: string;
  /** Status of the last step, the partition key of the index. */
  readonly status: OrderStep['status'];
  readonly timeline: readonly (Omit<OrderStep, 'at'> & { readonly at: string })[];
  readonly codes?: readonly (Omit<OrderCode, 'givenAt' | 'firstShownAt'> & {
    readonly givenAt: string;
    readonly firstShownAt: string | null;
  })[];
}

export function createOrderStore(client: DynamoDBDocumentClient, table: string): OrderStore {
  return { find, page, worthOf, place, advance, pageByStatus };

  async function find(player: string, id: string): Promise<Order | undefined> {
    const key = { TableName: table, Key: { player, id }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item && fromItem(Item as OrderItem);
  }

  async function page(
    player: string,
    { limit, before }: { limit: number; before?: string | undefined },
  ): Promise<OrderPage> {
    const { items, next } = await pageOf<OrderItem>(client, {
      table,
      partitionKey: ['player', player],
      sortKey: 'id',
      direction: 'down',
      from: before,
      limit,
    });
    return { orders: items.map(fromItem), next };
  }

  async function worthOf(player: string): Promise<Amount> {
    let worth = 0;
    const pages = queryPages<Pick<OrderItem, 'total' | 'worth' | 'status'>>(client, {
      TableName: table,
      KeyConditionExpression: '#player = :player',
      ProjectionExpression: '#total, #worth, #status',
      ExpressionAttributeNames: {
        '#player': 'player',
        '#total': 'total',
        '#worth': 'worth',
        '#status': 'status',
      },
      ExpressionAttributeValues: { ':player': player },
      ConsistentRead: true,
    });
    for await (const items of pages)
      for (const item of items) if (!isUndone(item.status)) worth += item.worth ?? item.total;
    return amount(worth);
  }

  function place(order: Order): AtomicWrite {
    return putNew(table, `order ${order.id}`, toItem(order));
  }

  /** The address is not written, since it may have been erased in the meantime. */
  function advance(before: Order, after: Order): AtomicWrite {
    const { timeline, codes, status } = toItem(after);
    return atomicWrite(`order ${before.id}`, {
      Update: {
        TableName: table,
        Key: { player: before.player, id: before.id },
        UpdateExpression:
          'SET #timeline = :timeline, #codes = :codes, #status = :status, #revision = :revision',
        // Orders placed before revisions were introduced have none.
        ConditionExpression:
          before.revision === 0
            ? 'attribute_not_exists(#revision) OR #revision = :before'
            : '#revision = :before',
        ExpressionAttributeNames: {
          '#timeline': 'timeline',
          '#codes': 'codes',
          '#status': 'status',
          '#revision': 'revision',
        },
        ExpressionAttributeValues: {
          ':timeline': timeline,
          ':codes': codes,
          ':status': status,
          ':revision': after.revision,
          ':before': before.revision,
        },
      },
    });
  }

  async function pageByStatus({
    status,
    limit,
    after,
  }: Parameters<OrderStore['pageByStatus']>[0]): Promise<AdminOrderPage> {
    const [id, player] = after?.split(' ') ?? [];
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-status',
        KeyConditionExpression: '#status = :status',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': status },
        ScanIndexForward: isWaiting(status),
        ...(id && player && { ExclusiveStartKey: { status, id, player } }),
        // One extra order tells whether there is another page.
        Limit: limit + 1,
      }),
    );
    const orders = (Items as OrderItem[]).slice(0, limit).map(fromItem);
    const last = orders.at(-1);
    return { orders, next: Items.length > limit && last ? `${last.id} ${last.player}` : null };
  }
}

/** Whether orders with this status wait for an admin. */
function isWaiting(status: OrderStatus): boolean {
  return status === 'placed' || status === 'approved' || status === 'shipped';
}

export function toItem({ placedAt, timeline, codes, ...order }: Order) {
  const worth = worthOfLines(order.lines);
  return {
    ...order,
    ...(worth > order.total && { worth }),
    address: order.address && withoutUndefined(order.address),
    placedAt: placedAt.toISOString(),
    status: statusOf({ timeline }),
    timeline: timeline.map((step) => ({ ...step, at: step.at.toISOString() })),
    codes: codes.map((code) => ({
      ...code,
      givenAt: code.givenAt.toISOString(),
      firstShownAt: code.firstShownAt?.toISOString() ?? null,
    })),
  };
}

export function fromItem({
  placedAt,
  status: _status,
  worth: _worth,
  timeline,
  codes = [],
  ...order
}: OrderItem): Order {
  return {
    ...order,
    revision: order.revision ?? 0,
    placedAt: new Date(placedAt),
    timeline: timeline.map((step) => ({ ...step, at: new Date(step.at) })),
    codes: codes.map((code) => ({
      ...code,
      givenAt: new Date(code.givenAt),
      firstShownAt: code.firstShownAt === null ? null : new Date(code.firstShownAt),
    })),
  };
}

/** Drops undefined values, which the DynamoDB client rejects. */
function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
