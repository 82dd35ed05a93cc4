import { readAlarms as contract } from '#contracts/alarms/admin-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { readAlarms, type ReadAlarmsDependencies } from './read-alarms';

/** Adds the route of the stage's alarms. */
export function addAlarmRoute(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: ReadAlarmsDependencies,
): void {
  adminRoute(contract, () => readAlarms(dependencies));
}
