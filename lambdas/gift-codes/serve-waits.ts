import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { serveOrders, type ServeOrdersDependencies } from './serve-orders';

/**
 * Serves orders that wait although there are codes: an order that found an empty pool a moment before codes came to it begins to wait a moment
 * after everybody else was served, and codes of an order that was undone go back to a pool that others wait for. Each pool is asked for
 * itself, so that many who wait for an empty one keep nobody from another. One that fails does not keep the others waiting.
 *
 * @throws Outage at the end when any pool failed, so that the sweep counts as failed
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
    if (failed > 0) throw new Outage(`The orders that wait for ${failed} pools could not be served`);
    return { served };
  };
}
