import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { now, ordersMetric } from '#domain/ledger/metric-names';
import type { OrderStatus } from '#domain/rewards/order-status';
import { type AtomicWrite, atomicUpdate, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent, ifEqual } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { parts } from './metric-moves';
import { addedTo, dayKey } from './metric-updates';

/** An order, and the status under which it is counted. */
export interface CountedOrder {
  readonly player: string;
  readonly id: string;
  readonly status: OrderStatus;
  /** The order's revision when it was counted. */
  readonly revision: number;
}

/** Counts orders by status, and keeps the counted status of each order. */
export interface OrderCountStore {
  /** The counted status of an order; undefined before it is counted. Strongly consistent. */
  counted(player: string, id: string): Promise<CountedOrder | undefined>;
  /**
   * Moves an order's count from its previous status to the new one, under an optimistic lock on the counted revision.
   *
   * @param attempt number of earlier attempts; each one adds to another part of the metric
   */
  count(before: CountedOrder | undefined, after: CountedOrder, attempt: number): AtomicWrite[];
}

/** The store of order counts, in the `metrics` table, with as many parts as every other metric. */
export function createOrderCountStore(client: DynamoDBDocumentClient, table: string): OrderCountStore {
  return { counted, count };

  async function counted(player: string, id: string): Promise<CountedOrder | undefined> {
    const item = await getItem<CountedOrder>(client, table, markKey({ player, id }));
    return item && { player, id, status: item.status, revision: item.revision };
  }

  function count(before: CountedOrder | undefined, after: CountedOrder, attempt: number): AtomicWrite[] {
    const added = addedTo(dayKey(now, partOf(after, attempt), ordersMetric), changesOf(before, after));
    return [
      atomicUpdate(table, `where the order ${after.id} is counted`, markKey(after), {
        set: { status: after.status, revision: after.revision },
        when: before ? ifEqual('revision', before.revision) : ifAbsent('revision'),
      }),
      ...(added ? [atomicWrite('orders by status', { Update: { TableName: table, ...added } })] : []),
    ];
  }
}

/** The changes of the counts when an order's status changes. */
function changesOf(
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
