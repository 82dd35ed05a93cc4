import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Order } from '#domain/rewards/order';
import { type OrderStatus, orderStatuses } from '#domain/rewards/order-status';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { countOf, queryFirst } from '#lambdas/runtime/aws/query-pages';
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
    const query = {
      TableName: table,
      IndexName: 'by-status',
      ...queryOf({ is: { status }, beginsWith: beginning === undefined ? undefined : { id: beginning } }),
      ScanIndexForward: direction === 'up',
      ...(isWithin && { ExclusiveStartKey: { status, id, player } }),
    };
    return (await queryFirst<OrderItem>(client, query, most)).map(fromItem);
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
    const query = {
      TableName: table,
      ...queryOf({ is: { player }, beyond: before === undefined ? undefined : { id: ['<', before] } }),
      ConsistentRead: true,
      ScanIndexForward: false,
    };
    return (await queryFirst<OrderItem>(client, query, most)).map(fromItem);
  }

  function count(status: OrderStatus, limit: number): Promise<number> {
    return countOf(
      client,
      { TableName: table, IndexName: 'by-status', ...queryOf({ is: { status } }) },
      limit,
    );
  }

  async function playerOf(id: string): Promise<string | undefined> {
    const found = await Promise.all(
      orderStatuses.map((status) => {
        const query = { TableName: table, IndexName: 'by-status', ...queryOf({ is: { status, id } }) };
        return queryFirst<OrderItem>(client, query, 1);
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
