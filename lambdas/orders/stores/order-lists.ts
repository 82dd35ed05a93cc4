import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Order } from '#domain/rewards/order';
import { type OrderStatus, orderStatuses } from '#domain/rewards/order-status';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { filledPage } from '#lambdas/runtime/filled-page';
import { fromItem, type OrderItem } from './order-item';

/** One page of a list of orders for admins. */
export interface AdminOrderPage {
  readonly orders: Order[];
  /** Cursor of the next page, passed as `after`; null on the last page. */
  readonly next: string | null;
}

/** Which page of a list to return. */
export interface OrderQuery {
  readonly limit: number;
  readonly after?: string | undefined;
  /** Leaves out other orders. A page then examines a bounded number of orders, so it may be short although `next` is set. */
  readonly isWanted?: ((order: Order) => boolean) | undefined;
}

/** Orders of all players by status, for admins. Eventually consistent, because an index lists them. */
export interface OrderLists {
  /**
   * Returns a page of all players' orders with a status: waiting orders from the oldest, ended ones from the newest. The index is
   * eventually consistent, so an order that just moved may appear under its previous status.
   */
  pageByStatus(query: OrderQuery & { status: OrderStatus }): Promise<AdminOrderPage>;
  /** Returns a page of all players' orders of any status whose number begins with a text, newest first. Eventually consistent. */
  pageByNumber(query: OrderQuery & { beginning: string }): Promise<AdminOrderPage>;
  /** Returns a page of these players' orders of any status, newest first. Strongly consistent. */
  pageOfPlayers(query: OrderQuery & { players: readonly string[] }): Promise<AdminOrderPage>;
  /** Counts all players' orders with a status, up to a limit. Eventually consistent. */
  count(status: OrderStatus, limit: number): Promise<number>;
  /** Finds the player whose order has this number; undefined for none. Eventually consistent. */
  playerOf(id: string): Promise<string | undefined>;
}

/** Orders that one page with a filter examines at most, and those read at once. */
const mostExamined = 1_500;
const mostRead = 250;

export function createOrderLists(client: DynamoDBDocumentClient, table: string): OrderLists {
  return { pageByStatus, pageByNumber, pageOfPlayers, count, playerOf };

  function pageByStatus({ status, ...query }: OrderQuery & { status: OrderStatus }): Promise<AdminOrderPage> {
    const direction = isWaiting(status) ? 'up' : 'down';
    return orderPage(query, (after, most) => ordersAfter({ status, direction, after, most }));
  }

  function pageByNumber({
    beginning,
    ...query
  }: OrderQuery & { beginning: string }): Promise<AdminOrderPage> {
    return orderPage(query, async (after, most) => {
      // Each status returns as many orders as the page takes, since all of them may have one status.
      const found = await Promise.all(
        orderStatuses.map((status) => ordersAfter({ status, beginning, direction: 'down', after, most })),
      );
      return newestOf(found.flat(), most);
    });
  }

  /** Reads orders of a status from the index; fewer than requested only at the end. */
  async function ordersAfter({
    status,
    beginning,
    direction,
    after,
    most,
  }: {
    status: OrderStatus;
    beginning?: string;
    direction: 'up' | 'down';
    after: string | undefined;
    most: number;
  }): Promise<Order[]> {
    const [id, player] = after?.split(' ') ?? [];
    // DynamoDB refuses a start outside the condition.
    const isWithin = id !== undefined && player !== undefined && id.startsWith(beginning ?? '');
    let start: Record<string, unknown> | undefined = isWithin ? { status, id, player } : undefined;
    const found: OrderItem[] = [];
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: 'by-status',
          KeyConditionExpression: `#status = :status${beginning === undefined ? '' : ' AND begins_with(#id, :id)'}`,
          ExpressionAttributeNames: { '#status': 'status', ...(beginning !== undefined && { '#id': 'id' }) },
          ExpressionAttributeValues: {
            ':status': status,
            ...(beginning !== undefined && { ':id': beginning }),
          },
          ScanIndexForward: direction === 'up',
          ...(start && { ExclusiveStartKey: start }),
          Limit: most - found.length,
        }),
      );
      found.push(...(Items as OrderItem[]));
      start = LastEvaluatedKey;
    } while (start && found.length < most);
    return found.map(fromItem);
  }

  function pageOfPlayers({
    players,
    ...query
  }: OrderQuery & { players: readonly string[] }): Promise<AdminOrderPage> {
    return orderPage(query, async (after, most) => {
      const [before] = after?.split(' ') ?? [];
      const found = await Promise.all(players.map((player) => ordersOf(player, { before, most })));
      return newestOf(found.flat(), most);
    });
  }

  /** Reads a player's newest orders before a number; fewer than requested only at the end. */
  async function ordersOf(
    player: string,
    { before, most }: { before: string | undefined; most: number },
  ): Promise<Order[]> {
    const found: OrderItem[] = [];
    let from = before;
    do {
      const { items, next } = await pageOf<OrderItem>(client, {
        table,
        partitionKey: ['player', player],
        sortKey: 'id',
        direction: 'down',
        from,
        limit: most - found.length,
      });
      found.push(...items);
      from = next ?? undefined;
    } while (from !== undefined && found.length < most);
    return found.map(fromItem);
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
    const found = await Promise.all(
      orderStatuses.map(async (status) => {
        const { Items = [] } = await client.send(
          new QueryCommand({
            TableName: table,
            IndexName: 'by-status',
            KeyConditionExpression: '#status = :status AND #id = :id',
            ExpressionAttributeNames: { '#status': 'status', '#id': 'id' },
            ExpressionAttributeValues: { ':status': status, ':id': id },
            Limit: 1,
          }),
        );
        return Items as OrderItem[];
      }),
    );
    return found.flat()[0]?.player;
  }
}

/**
 * Returns a page of a list of orders.
 *
 * @param read  reads this many orders after a cursor; fewer only at the end of the list
 */
async function orderPage(
  query: OrderQuery,
  read: (after: string | undefined, most: number) => Promise<Order[]>,
): Promise<AdminOrderPage> {
  const { items, next } = await filledPage({
    ...query,
    mostExamined,
    mostRead,
    cursorOf: ({ id, player }) => `${id} ${player}`,
    async read(after, most) {
      const items = await read(after, most);
      return { items, isLast: items.length < most };
    },
  });
  return { orders: items, next };
}

/** Returns the newest of these orders, newest first. */
function newestOf(orders: readonly Order[], most: number): Order[] {
  return orders.toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, most);
}

/** Whether orders with this status wait for an admin. */
function isWaiting(status: OrderStatus): boolean {
  return status === 'placed' || status === 'approved' || status === 'shipped';
}
