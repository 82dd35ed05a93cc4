import { deliver, startTask } from '../clients/deliver';
import { withinTimeout } from '../clients/run-task';
import type { World } from '../clients/world';
import type { Task } from '../operations/operation';
import { success } from '../operations/worker-response';

const everyMs = 10 * 60_000;

/** Runs the reconciliation every ten minutes until the end. */
export async function reconcileOften(world: World, isLast: () => boolean): Promise<void> {
  while (!isLast()) {
    await world.scheduler.sleep(everyMs);
    await withinTimeout(world, deliver(world, startTask(world, reconciliation), true));
  }
}

const reconciliation: Task = {
  operation: 'reconcile-purchases',
  isSettled: false,
  isRequest: false,
  deliver: async (casino) => success(await casino.reconcile()),
};
