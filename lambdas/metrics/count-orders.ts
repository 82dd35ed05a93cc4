import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod';
import { orderStatuses } from '#domain/rewards/order-status';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import type { StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import type { CountedOrder, OrderCountStore } from './stores/order-count-store';

export interface CountOrdersDependencies {
  readonly orderCounts: OrderCountStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly log: Log;
}

/** The part of an item of the `orders` table that is needed. The earliest orders have no revision. */
const orderStatus = z.object({
  player: z.string(),
  id: z.string(),
  status: z.enum(orderStatuses),
  revision: z.int().min(0).default(0),
});

/**
 * Counts orders by status. The counted status of each order is written in the transaction that counts it, so a repeated or late change is
 * ignored, and a crash in between leaves nothing half done.
 *
 * An unreadable row is skipped, because a retry would not help.
 */
export async function countOrders(
  dependencies: CountOrdersDependencies,
  rows: readonly StreamRow[],
): Promise<DynamoDBBatchResponse> {
  const { log } = dependencies;
  for (const row of rows) {
    const order = read(row);
    if (!order) continue;
    try {
      await countOrder(dependencies, order);
    } catch (error) {
      log(logLines.orderNotCounted, { error });
      return { batchItemFailures: [{ itemIdentifier: row.sequenceNumber }] };
    }
  }
  return { batchItemFailures: [] };

  /** The order of a row; null if its status did not change. Orders are never deleted. */
  function read({ before, after }: StreamRow): CountedOrder | null {
    try {
      const order = after();
      if (!order || before()?.['status'] === order['status']) return null;
      return orderStatus.parse(order);
    } catch (error) {
      log(logLines.orderUnreadable, { error });
      return null;
    }
  }
}

/** @throws Outage on repeated conflicts; the stream delivers the order again */
async function countOrder(
  { orderCounts, commitTogether, pause }: CountOrdersDependencies,
  order: CountedOrder,
): Promise<void> {
  const counted = await retryOnConflict(pause, async (attempt) => {
    const before = await orderCounts.counted(order.player, order.id);
    if (before && before.revision >= order.revision) return 'known';
    const { outcome } = await commitTogether(orderCounts.count(before, order, attempt));
    return outcome === 'conflict' ? conflict : 'counted';
  });
  if (counted === conflict) throw new Outage('The count of orders stayed contended');
}
