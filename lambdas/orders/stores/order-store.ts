import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Amount, amount } from '#domain/money/coin';
import { type AddressCorrection, type Order, type OrderStep, statusOf } from '#domain/rewards/order';
import type { OrderCode, ReplacedCode } from '#domain/rewards/order-code';
import { worthOfLines } from '#domain/rewards/order-line';
import { isUndone } from '#domain/rewards/order-reason';
import { type OrderStatus, orderStatuses } from '#domain/rewards/order-status';
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
  /** Writes the corrected address of an order under an optimistic lock; other fields stay unchanged. */
  correctAddress(before: Order, after: Order): AtomicWrite;
  /**
   * Returns a page of all players' orders with a status: waiting orders from the oldest, ended ones from the newest. The index is
   * eventually consistent, so an order that just moved may appear under its previous status.
   *
   * @param query.isWanted  leaves out other orders. A page then examines a bounded number of orders, so it may be short although `next`
   *   is set
   */
  pageByStatus(query: {
    status: OrderStatus;
    limit: number;
    after?: string | undefined;
    isWanted?: ((order: Order) => boolean) | undefined;
  }): Promise<AdminOrderPage>;
  /** Counts all players' orders with a status, up to a limit. Eventually consistent. */
  count(status: OrderStatus, limit: number): Promise<number>;
  /** Finds the player whose order has this number; undefined for none. Eventually consistent. */
  playerOf(id: string): Promise<string | undefined>;
  /** Lists orders of any player and status whose number begins with this text, newest first. Eventually consistent. */
  numbered(beginning: string, limit: number): Promise<Order[]>;
}

/** An item of the `orders` table. Timestamps are ISO strings. The oldest orders have neither revision nor codes. */
interface OrderItem extends Omit<Order, 'placedAt' | 'timeline' | 'codes' | 'revision' | 'corrections'> {
  readonly revision?: number;
  /** Worth of the order; present only when prizes raise it above the total. */
  readonly worth?: Amount;
  readonly placedAt: string;
  /** Status of the last step, the partition key of the index. */
  readonly status: OrderStep['status'];
  readonly timeline: readonly (Omit<OrderStep, 'at'> & { readonly at: string })[];
  readonly codes?: readonly (Omit<OrderCode, 'givenAt' | 'firstShownAt' | 'replaced'> & {
    readonly givenAt: string;
    readonly firstShownAt: string | null;
    readonly replaced?: Omit<ReplacedCode, 'at'> & { readonly at: string };
  })[];
  readonly corrections?: readonly (Omit<AddressCorrection, 'at'> & { readonly at: string })[];
}

/** Orders that one page with a filter examines at most. */
const mostExamined = 1_500;

export function createOrderStore(client: DynamoDBDocumentClient, table: string): OrderStore {
  return {
    find,
    page,
    worthOf,
    place,
    advance,
    correctAddress,
    pageByStatus,
    count,
    playerOf,
    numbered,
  };

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

  function correctAddress(before: Order, after: Order): AtomicWrite {
    const { address, corrections } = toItem(after);
    return atomicWrite(`order ${before.id}`, {
      Update: {
        TableName: table,
        Key: { player: before.player, id: before.id },
        UpdateExpression: 'SET #address = :address, #corrections = :corrections, #revision = :revision',
        ConditionExpression:
          before.revision === 0
            ? 'attribute_not_exists(#revision) OR #revision = :before'
            : '#revision = :before',
        ExpressionAttributeNames: {
          '#address': 'address',
          '#corrections': 'corrections',
          '#revision': 'revision',
        },
        ExpressionAttributeValues: {
          ':address': address,
          ':corrections': corrections,
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
    isWanted,
  }: Parameters<OrderStore['pageByStatus']>[0]): Promise<AdminOrderPage> {
    const wanted: Order[] = [];
    let place = after;
    let examined = 0;
    do {
      // One extra order shows whether there is another page.
      const read = isWanted ? Math.min(mostExamined - examined, mostRead) : limit + 1;
      const items = await itemsAfter(status, place, read);
      for (const item of items) {
        if (wanted.length === limit) return { orders: wanted, next: place ?? null };
        const order = fromItem(item);
        place = placeOf(order);
        if (!isWanted || isWanted(order)) wanted.push(order);
      }
      examined += items.length;
      if (items.length < read) return { orders: wanted, next: null };
    } while (examined < mostExamined);
    return { orders: wanted, next: place ?? null };
  }

  /** Reads items of a status from the index; fewer than requested only at the end of the status. */
  async function itemsAfter(
    status: OrderStatus,
    place: string | undefined,
    limit: number,
  ): Promise<OrderItem[]> {
    const [id, player] = place?.split(' ') ?? [];
    let start: Record<string, unknown> | undefined = id && player ? { status, id, player } : undefined;
    const found: OrderItem[] = [];
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: 'by-status',
          KeyConditionExpression: '#status = :status',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':status': status },
          ScanIndexForward: isWaiting(status),
          ...(start && { ExclusiveStartKey: start }),
          Limit: limit - found.length,
        }),
      );
      found.push(...(Items as OrderItem[]));
      start = LastEvaluatedKey;
    } while (start && found.length < limit);
    return found;
  }

  async function count(status: OrderStatus, limit: number): Promise<number> {
    let counted = 0;
    let start: Record<string, unknown> | undefined;
    do {
      const { Count = 0, LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: 'by-status',
          KeyConditionExpression: '#status = :status',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':status': status },
          ...(start && { ExclusiveStartKey: start }),
          Select: 'COUNT',
          Limit: limit - counted,
        }),
      );
      counted += Count;
      start = LastEvaluatedKey;
    } while (start && counted < limit);
    return counted;
  }

  async function playerOf(id: string): Promise<string | undefined> {
    const [found] = await inEveryStatus('#id = :id', { id, limit: 1 });
    return found?.player;
  }

  /** Reads orders of every status from the index, newest first in each, by a condition on their number. */
  async function inEveryStatus(
    condition: string,
    { id, limit }: { id: string; limit: number },
  ): Promise<OrderItem[]> {
    const found = await Promise.all(
      orderStatuses.map(async (status) => {
        const { Items = [] } = await client.send(
          new QueryCommand({
            TableName: table,
            IndexName: 'by-status',
            KeyConditionExpression: `#status = :status AND ${condition}`,
            ExpressionAttributeNames: { '#status': 'status', '#id': 'id' },
            ExpressionAttributeValues: { ':status': status, ':id': id },
            ScanIndexForward: false,
            Limit: limit,
          }),
        );
        return Items as OrderItem[];
      }),
    );
    return found.flat();
  }

  async function numbered(beginning: string, limit: number): Promise<Order[]> {
    const found = await inEveryStatus('begins_with(#id, :id)', { id: beginning, limit });
    return found
      .map(fromItem)
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .slice(0, limit);
  }
}

/** Orders read at once while a page is filtered. */
const mostRead = 250;

/** Cursor after an order. */
function placeOf({ id, player }: Order): string {
  return `${id} ${player}`;
}

/** Whether orders with this status wait for an admin. */
function isWaiting(status: OrderStatus): boolean {
  return status === 'placed' || status === 'approved' || status === 'shipped';
}

export function toItem({ placedAt, timeline, codes, corrections, ...order }: Order) {
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
      ...(code.replaced && { replaced: { ...code.replaced, at: code.replaced.at.toISOString() } }),
    })),
    ...(corrections && { corrections: corrections.map((each) => ({ ...each, at: each.at.toISOString() })) }),
  };
}

export function fromItem({
  placedAt,
  status: _status,
  worth: _worth,
  timeline,
  codes = [],
  corrections,
  ...order
}: OrderItem): Order {
  return {
    ...order,
    revision: order.revision ?? 0,
    placedAt: new Date(placedAt),
    timeline: timeline.map((step) => ({ ...step, at: new Date(step.at) })),
    codes: codes.map(({ replaced, ...code }) => ({
      ...code,
      givenAt: new Date(code.givenAt),
      firstShownAt: code.firstShownAt === null ? null : new Date(code.firstShownAt),
      ...(replaced && { replaced: { ...replaced, at: new Date(replaced.at) } }),
    })),
    ...(corrections && { corrections: corrections.map((each) => ({ ...each, at: new Date(each.at) })) }),
  };
}

/** Drops undefined values, which the DynamoDB client rejects. */
function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
