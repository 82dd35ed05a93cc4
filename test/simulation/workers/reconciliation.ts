import { deliver, startTask } from '../clients/deliver';
import { inTime } from '../clients/run-task';
import type { World } from '../clients/world';
import type { Task } from '../operations/operation';
import { done } from '../operations/worker-answer';

const everyMs = 10 * 60_000;

/** Runs the reconciliation every ten minutes until the end. */
export async function reconcileOften(world: World, isLast: () => boolean): Promise<void> {
  while (!isLast()) {
    await world.scheduler.sleep(everyMs);
    await inTime(world, deliver(world, startTask(world, reconciliation), true));
  }
}

const reconciliation: Task = {
  operation: 'reconcile-purchases',
  isSettled: false,
  isRequest: false,
  deliver: async (casino) => done(await casino.reconcile()),
};
