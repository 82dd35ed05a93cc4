import { createHash } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { now, ordersMetric } from '#domain/ledger/metric-names';
import type { OrderStatus } from '#domain/rewards/order-status';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { parts } from './metric-moves';
import { addedTo, dayKey } from './metric-updates';

/** An order, and where it is counted. */
export interface CountedOrder {
  readonly player: string;
  readonly id: string;
  readonly status: OrderStatus;
  /** Of the order as it was counted. */
  readonly revision: number;
}

/** How many orders stand at which status: a figure, beside which it is kept of each order where it is counted. */
export interface OrderCountStore {
  /** Where an order is counted; undefined where it is not yet. Strongly consistent. */
  counted(player: string, id: string): Promise<CountedOrder | undefined>;
  /**
   * Counts an order where it stands after a step, and no longer where it stood, while it is still counted as it was read.
   *
   * @param attempt  how often it was tried before: another part of the figure is added to each time
   */
  count(before: CountedOrder | undefined, after: CountedOrder, attempt: number): AtomicWrite[];
}

/** Keeps the counts in the `metrics` table, in as many parts as every other figure. */
export function createOrderCountStore(client: DynamoDBDocumentClient, table: string): OrderCountStore {
  return { counted, count };

  async function counted(player: string, id: string): Promise<CountedOrder | undefined> {
    const key = { TableName: table, Key: markKey({ player, id }), ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    if (!Item) return undefined;
    const { status, revision } = Item as Pick<CountedOrder, 'status' | 'revision'>;
    return { player, id, status, revision };
  }

  function count(before: CountedOrder | undefined, after: CountedOrder, attempt: number): AtomicWrite[] {
    const added = addedTo(dayKey(now, partOf(after, attempt), ordersMetric), changesOf(before, after));
    return [
      atomicWrite(`where the order ${after.id} is counted`, {
        Update: {
          TableName: table,
          Key: markKey(after),
          UpdateExpression: 'SET #status = :status, #revision = :revision',
          ConditionExpression: before ? '#revision = :before' : 'attribute_not_exists(#revision)',
          ExpressionAttributeNames: { '#status': 'status', '#revision': 'revision' },
          ExpressionAttributeValues: {
            ':status': after.status,
            ':revision': after.revision,
            ...(before && { ':before': before.revision }),
          },
        },
      }),
      ...(added ? [atomicWrite('orders by status', { Update: { TableName: table, ...added } })] : []),
    ];
  }
}

/** What the figure gains and loses with a step. */
export function changesOf(
  before: CountedOrder | undefined,
  { status }: CountedOrder,
): Partial<Record<OrderStatus, number>> {
  if (before?.status === status) return {};
  return { ...(before && { [before.status]: -1 }), [status]: 1 };
}

function markKey({ player, id }: Pick<CountedOrder, 'player' | 'id'>) {
  return { subject: `order#${player}#${id}`, metric: ordersMetric };
}

function partOf({ player, id, revision }: CountedOrder, attempt: number): number {
  const name = `${player}#${id}#${revision}`;
  return (createHash('sha256').update(name).digest().readUInt8() + attempt) % parts;
}
