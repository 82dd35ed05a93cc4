import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { type LapseDependencies, lapseReservation } from './lapse-reservation';

/**
 * Gives back the pieces of every reservation whose time is over and that no message told of. One that fails does not keep the
 * others waiting; the next sweep finds it again.
 *
 * @throws Outage at the end when any failed, so that the sweep counts as failed
 */
export function sweepReservations(dependencies: LapseDependencies & { readonly log: Log }) {
  const { reservations, log, now } = dependencies;

  return async (): Promise<{ lapsed: number }> => {
    let lapsed = 0;
    let failed = 0;
    for await (const page of reservations.due(now())) {
      // One after the other: holds of one popular product would get into each other's transactions.
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
