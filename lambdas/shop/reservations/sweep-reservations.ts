import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { type LapseDependencies, lapseReservation } from './lapse-reservation';

/**
 * Returns the pieces of every expired reservation that the queue missed. A reservation that fails does not block the others; the next sweep
 * finds it again.
 *
 * @throws Outage at the end when a reservation failed, so that the run counts as failed
 */
export function sweepReservations(dependencies: LapseDependencies & { readonly log: Log }) {
  const { carts, log, now } = dependencies;

  return async (): Promise<{ lapsed: number }> => {
    let lapsed = 0;
    let failed = 0;
    for await (const page of carts.due(now())) {
      // Sequential, because concurrent transactions on holds of one product would conflict.
      for (const each of page) {
        try {
          if (await lapseReservation(dependencies, each)) lapsed += 1;
        } catch (error) {
          failed += 1;
          log(logLines.lapseFailed, { error });
        }
      }
    }
    if (failed > 0) throw new Outage(`${failed} reservations could not be ended`);
    return { lapsed };
  };
}
