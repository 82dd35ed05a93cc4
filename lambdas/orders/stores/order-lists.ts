import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Order } from '#domain/rewards/order';
import { type OrderStatus, orderStatuses } from '#domain/rewards/order-status';
import { fromItem, type OrderItem } from './order-item';

/** One page of all players' orders with a status. */
export interface AdminOrderPage {
  readonly orders: Order[];
  /** Cursor of the next page, passed as `after`; null on the last page. */
  readonly next: string | null;
}

/** Orders of all players by status, for admins. Eventually consistent, because an index lists them. */
export interface OrderLists {
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

/** Orders that one page with a filter examines at most. */
const mostExamined = 1_500;

export function createOrderLists(client: DynamoDBDocumentClient, table: string): OrderLists {
  return { pageByStatus, count, playerOf, numbered };

  async function pageByStatus({
    status,
    limit,
    after,
    isWanted,
  }: Parameters<OrderLists['pageByStatus']>[0]): Promise<AdminOrderPage> {
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
