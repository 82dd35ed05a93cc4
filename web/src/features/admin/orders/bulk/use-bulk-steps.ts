import type { AdminOrder } from '#contracts/orders/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { doneLabel } from '../../parts/bulk-step';
import { runSteps } from '../../parts/run-steps';
import { openTabJob, useTabJob } from '../../parts/tab-job';
import { stepKeyOf } from '../step-key';
import { type BulkStatus, orderNoun, type OrderStep, type OrderStepOutcome } from './step-progress';

const job = openTabJob<OrderStep, BulkStatus, OrderStepOutcome>({
  run: (steps, _status, world) => runSteps(steps, { send: takeStep, ...world }),
  itemOf: ({ step }) => step,
  doneLabel: (progress) => doneLabel(progress, orderNoun),
  view: { label: 'View orders', to: dashboardPaths.orders },
});

/** The steps of many orders in this tab; their progress is null while there are none. */
export const useBulkSteps = () => useTabJob(job);

/** Each order has a key of its own, so that a repeat takes no step twice. */
async function takeStep({ item: order, body }: OrderStep): Promise<AdminOrder> {
  const path = { player: order.player, id: order.id };
  const idempotencyKey = await stepKeyOf(order, body);
  const answer = await playFabOps.post('/admin/orders/{player}/{id}/steps', { path, body, idempotencyKey });
  return answer.order;
}
