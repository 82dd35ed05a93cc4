import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Amount, amount } from '#domain/money/coin';
import { isUndone, type Order, type OrderStep, statusOf } from '#domain/rewards/order';
import { type AtomicWrite, putNew } from './atomic-write';

/** One page of a player's orders, newest first. */
export interface OrderPage {
  readonly orders: Order[];
  /** Ask again for what comes before this id; null when there is nothing before. */
  readonly next: string | null;
}

export interface OrderStore {
  /** The player's own order with this id, or undefined. Strongly consistent. */
  find(player: string, id: string): Promise<Order | undefined>;
  /** A page of the player's orders. Strongly consistent; it may be short, `next` tells whether there is more. */
  page(player: string, query: { limit: number; before?: string | undefined }): Promise<OrderPage>;
  /** What a player's orders come to, without those that were undone. Strongly consistent. */
  totalOf(player: string): Promise<Amount>;
  /** Writes a new order; an order is never placed over another. */
  place(order: Order): AtomicWrite;
}

/** An item of the `orders` table. Instants are ISO texts. */
interface OrderItem extends Omit<Order, 'placedAt' | 'timeline'> {
  readonly placedAt: string;
  /** The last step's, by which orders can be found. */
  readonly status: OrderStep['status'];
  readonly timeline: readonly (Omit<OrderStep, 'at'> & { readonly at: string })[];
}

export function createOrderStore(client: DynamoDBDocumentClient, table: string): OrderStore {
  return { find, page, totalOf, place };

  async function find(player: string, id: string): Promise<Order | undefined> {
    const key = { TableName: table, Key: { player, id }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item && fromItem(Item as OrderItem);
  }

  async function page(
    player: string,
    { limit, before }: { limit: number; before?: string | undefined },
  ): Promise<OrderPage> {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression:
          before === undefined ? '#player = :player' : '#player = :player AND #id < :before',
        ExpressionAttributeNames: { '#player': 'player', ...(before !== undefined && { '#id': 'id' }) },
        ExpressionAttributeValues: { ':player': player, ...(before !== undefined && { ':before': before }) },
        ScanIndexForward: false,
        ConsistentRead: true,
        // One more than asked for tells whether there is more.
        Limit: limit + 1,
      }),
    );
    const orders = (Items as OrderItem[]).slice(0, limit).map(fromItem);
    const isMore = Items.length > limit || LastEvaluatedKey !== undefined;
    return { orders, next: isMore ? (orders.at(-1)?.id ?? null) : null };
  }

  async function totalOf(player: string): Promise<Amount> {
    let total = 0;
    let after: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: '#player = :player',
          ProjectionExpression: '#total, #status',
          ExpressionAttributeNames: { '#player': 'player', '#total': 'total', '#status': 'status' },
          ExpressionAttributeValues: { ':player': player },
          ConsistentRead: true,
          ...(after && { ExclusiveStartKey: after }),
        }),
      );
      for (const item of Items as Pick<OrderItem, 'total' | 'status'>[])
        if (!isUndone(item.status)) total += item.total;
      after = LastEvaluatedKey;
    } while (after);
    return amount(total);
  }

  function place(order: Order): AtomicWrite {
    return putNew(table, `order ${order.id}`, toItem(order));
  }
}

function toItem({ placedAt, timeline, ...order }: Order): { id: string } & Record<string, unknown> {
  return {
    ...order,
    address: order.address && withoutUndefined(order.address),
    placedAt: placedAt.toISOString(),
    status: statusOf({ timeline }),
    timeline: timeline.map((step) => ({ ...step, at: step.at.toISOString() })),
  };
}

function fromItem({ placedAt, status: _status, timeline, ...order }: OrderItem): Order {
  return {
    ...order,
    placedAt: new Date(placedAt),
    timeline: timeline.map((step) => ({ ...step, at: new Date(step.at) })),
  };
}

/** DynamoDB's client refuses what is undefined. */
function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
