import * as contract from '#contracts/coins/failed-refund-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { listFailedRefunds } from './list-failed-refunds';

/** Adds the route by which the overview of admins reads failed refunds. */
export function addFailedRefundRoute(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: Parameters<typeof listFailedRefunds>[0],
): void {
  adminRoute(contract.listFailedRefunds, async () => ({ items: await listFailedRefunds(dependencies) }));
}
