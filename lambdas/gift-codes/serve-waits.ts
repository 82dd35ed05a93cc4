import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { serveOrders, type ServeOrdersDependencies } from './serve-orders';

/**
 * Serves orders that wait although their pool has codes: an order can be queued just after the codes for it were added and served, and
 * codes of an undone order return to their pool. Each pool is served separately, so that orders waiting for an empty pool do not block
 * others. A pool that fails does not block the others either.
 *
 * @throws Outage at the end when a pool failed, so that the run counts as failed
 */
export function serveWaits(dependencies: ServeOrdersDependencies & { readonly log: Log }) {
  const { giftCodes, log } = dependencies;

  return async (): Promise<{ served: number }> => {
    if ((await giftCodes.waiting(1)).length === 0) return { served: 0 };
    let served = 0;
    let failed = 0;
    for (const product of await giftCodes.pools()) {
      try {
        served += await serveOrders(dependencies, product);
      } catch (error) {
        failed += 1;
        log(logLines.waitsNotServed, { error });
      }
    }
    if (failed > 0) throw new Outage(`The orders that wait for codes of ${failed} pools could not be served`);
    return { served };
  };
}
