import type { AdminOrder } from '#contracts/orders/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { openTabJob, useTabJob } from '../../parts/tab-job';
import { stepKeyOf } from '../step-key';
import { runSteps } from './run-steps';
import { type BulkStatus, doneLabel, type PlannedStep, type StepOutcome } from './step-progress';

const job = openTabJob<PlannedStep, BulkStatus, StepOutcome>({
  run: (steps, _status, world) => runSteps(steps, { send: takeStep, pause, ...world }),
  itemOf: ({ step }) => step,
  doneLabel,
  view: { label: 'View orders', to: paths.dashboardOrders },
});

/** The steps of many orders in this tab; their progress is null while there are none. */
export const useBulkSteps = () => useTabJob(job);

/** Each order has a key of its own, so that a repeat takes no step twice. */
async function takeStep({ order, body }: PlannedStep): Promise<AdminOrder> {
  const path = { player: order.player, id: order.id };
  const idempotencyKey = await stepKeyOf(order, body);
  const answer = await playFabOps.post('/admin/orders/{player}/{id}/steps', { path, body, idempotencyKey });
  return answer.order;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
